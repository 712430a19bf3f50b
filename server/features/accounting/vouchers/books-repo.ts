import { sql } from 'kysely';
import type { Books } from '#contract/accounting/vouchers/books.ts';
import type { Tx } from '#server/db/open.ts';

/** What the caller's company books by, as it is in use; in one question. */
export async function booksOf(tx: Tx): Promise<Books> {
  const inUse = (table: string) =>
    sql`(select coalesce(json_agg(one order by one.id), '[]') from ${sql.table(table)} one
      where one.company_id = current_company() and one.archived_at is null)`;
  const { rows } = await sql<
    Omit<Books, 'accounts'> & {
      accounts: ({ id: number } & (Books['accounts'] extends ReadonlyMap<number, infer A>
        ? A
        : never))[];
    }
  >`
    select ${inUse('sales_accounting_rules')} as sales,
      ${inUse('payment_accounting_rules')} as payments,
      ${inUse('vat_codes')} as "vatCodes",
      ${inUse('payment_methods')} as methods,
      ${inUse('ledger_accounts')} as accounts`.execute(tx);
  const { accounts, ...books } = rows[0]!;
  return { ...books, accounts: new Map(accounts.map(({ id, ...account }) => [id, account])) };
}
