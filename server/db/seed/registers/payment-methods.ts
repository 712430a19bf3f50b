import type { Tx } from '../../open.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';

type Type = readonly [name: string, kind: string, rounding: string, account: string];

const types: Readonly<Record<DemoSite['country'], readonly Type[]>> = {
  NO: [
    ['Kontant', 'cash', 'r100', '1900'],
    ['Kort', 'card', 'none', '1920'],
    ['Vipps', 'mobile', 'none', '1920'],
    ['Faktura', 'invoice', 'none', '1500'],
  ],
  SE: [
    ['Kontant', 'cash', 'r100', '1910'],
    ['Kort', 'card', 'none', '1930'],
    ['Swish', 'mobile', 'none', '1930'],
    ['Faktura', 'invoice', 'r100', '1510'],
  ],
};

/** What each company is paid by, on the accounts that it has. */
export async function seedPaymentMethods(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  const companies = new Map(sites.map((site) => [site.companyId, site]));
  const accounts = await tx
    .selectFrom('ledger_accounts')
    .select(['id', 'company_id', 'number'])
    .execute();
  await insertRows(
    tx,
    'payment_methods',
    [...companies.values()].flatMap(({ chainId: chain_id, companyId: company_id, country }) =>
      types[country].map(([name, kind, rounding, number]) => {
        const of = accounts.find((one) => one.company_id === company_id && one.number === number);
        return { chain_id, company_id, name, kind, rounding, account_id: of?.id ?? null };
      }),
    ),
  );
}
