import { rowsOfPreset } from '#contract/accounting/book-presets/rows.ts';
import type { Tx } from '../../open.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';

/** The accounts, VAT codes, payment methods and accounting rules that each company begins with. */
export async function seedBooks(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  const companies = new Map(sites.map((site) => [site.companyId, site]));
  for (const { chainId: chain_id, companyId: company_id, country } of companies.values()) {
    for (const { resource, rows } of rowsOfPreset(country)) {
      const accounts = await tx
        .selectFrom('ledger_accounts')
        .select(['id', 'number'])
        .where('company_id', '=', company_id)
        .execute();
      const idOf = (number: unknown) => accounts.find((one) => one.number === number)?.id ?? null;
      const own = rows.map((row) => ({
        chain_id,
        company_id,
        ...Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            name.endsWith('account_id') ? idOf(value) : value,
          ]),
        ),
      }));
      await insertRows(tx, resource.replaceAll('-', '_') as 'ledger_accounts', own as never);
    }
  }
}
