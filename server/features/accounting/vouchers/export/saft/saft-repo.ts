import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { Period } from '../export-repo.ts';
import type { SaftCustomer, SaftFile, SaftTaxCode, SaftVoucher } from './saft-form.ts';

type Company = Pick<Actor, 'companyId'>;

/** An account with what was booked on it until a day, in all and since a financial year began; in minor units. */
interface BookedAccount {
  readonly number: string;
  readonly name: string;
  readonly standard: string;
  readonly before: number;
  readonly after: number;
  readonly year_before: number;
  readonly year_after: number;
}

/** The same of all accounts that anything was booked on until the end of a period. */
export async function bookedAccounts(
  tx: Tx,
  { companyId }: Company,
  { from, to }: Period,
  yearBegan: string,
): Promise<BookedAccount[]> {
  const until = (limit: ReturnType<typeof sql>) =>
    sql`coalesce(sum(l.amount) filter (where ${limit}), 0)::bigint`;
  const inYear = sql`v.day >= ${yearBegan}::date`;
  const { rows } = await sql<BookedAccount>`
    select l.account as number, coalesce(max(a.name), '') as name,
      coalesce(max(a.standard_account), '') as standard,
      ${until(sql`v.day < ${from}::date`)} as before, ${until(sql`true`)} as after,
      ${until(sql`v.day < ${from}::date and ${inYear}`)} as year_before,
      ${until(inYear)} as year_after
    from voucher_lines l
    join vouchers v on v.chain_id = l.chain_id and v.id = l.voucher_id
    left join ledger_accounts a on a.chain_id = l.chain_id and a.id = l.account_id
    where l.company_id = ${companyId} and v.day <= ${to}::date
    group by l.account order by l.account`.execute(tx);
  return rows;
}

/** Who owed anything before a period or had anything booked in it, by account. */
export async function bookedCustomers(
  tx: Tx,
  { companyId }: Company,
  { from, to }: Period,
): Promise<SaftCustomer[]> {
  const { rows } = await sql<SaftCustomer>`
    with by_account as (
      select b.customer_id, l.account,
        coalesce(sum(b.amount) filter (where b.day < ${from}::date), 0)::bigint as before,
        sum(b.amount)::bigint as after, bool_or(b.day >= ${from}::date) as moved
      from receivables_booked() b
      join voucher_lines l on l.chain_id = b.chain_id and l.voucher_id = b.voucher_id
        and l.position = b.position
      where b.company_id = ${companyId} and b.day <= ${to}::date
      group by b.customer_id, l.account)
    select c.number, c.name, c.org_number, c.street, c.zip, c.city, c.country,
      json_agg(json_build_object('account', o.account, 'before', o.before, 'after', o.after)
        order by o.account) as balances
    from by_account o
    join customers c on c.chain_id = current_chain() and c.id = o.customer_id
    where o.moved or o.before <> 0
    group by c.id, c.number, c.name, c.org_number, c.street, c.zip, c.city, c.country
    order by c.id`.execute(tx);
  return rows;
}

/** The vouchers of a period, in the order of their numbers; `text` is left to say. */
export async function saftVouchers(
  tx: Tx,
  { companyId, timezone }: Pick<Actor, 'companyId' | 'timezone'>,
  { from, to }: Period,
): Promise<Omit<SaftVoucher, 'text'>[]> {
  const { rows } = await sql<Omit<SaftVoucher, 'text'>>`
    select v.series, v.number, v.day, v.kind, v.document_number,
      coalesce(v.event ->> 'day', v.day::text) as happened,
      to_char(v.recorded_at at time zone ${timezone}, 'YYYY-MM-DD') as recorded,
      json_agg(json_build_object('account', l.account, 'amount', l.amount,
        'vat_code', l.vat_code, 'vat_rate', l.vat_rate, 'is_vat', l.is_vat,
        'cost_centre', coalesce(k.code, ''), 'customer', coalesce(c.number, ''))
        order by l.position) as lines
    from vouchers v
    join voucher_lines l on l.chain_id = v.chain_id and l.voucher_id = v.id
    left join cost_centres k on k.chain_id = l.chain_id and k.id = l.cost_centre_id
    left join receivables_booked() b on b.chain_id = l.chain_id and b.voucher_id = l.voucher_id
      and b.position = l.position
    left join customers c on c.chain_id = b.chain_id and c.id = b.customer_id
    where v.company_id = ${companyId} and v.day between ${from}::date and ${to}::date
    group by v.chain_id, v.id
    order by v.series, v.year, v.number`.execute(tx);
  return rows;
}

/** What the VAT codes and cost centres of a company are called, also those that are archived; and who takes the file. */
export async function saftNames(
  tx: Tx,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
): Promise<Pick<SaftFile, 'contact' | 'costCentres'> & { readonly taxCodes: SaftTaxCode[] }> {
  const { rows: taxCodes } = await sql<SaftTaxCode>`
    select code, name, rate, valid_from, valid_to from vat_codes
    where company_id = ${companyId} order by code, valid_from, id`.execute(tx);
  const { rows: costCentres } = await sql<SaftFile['costCentres'][number]>`
    select distinct on (k.code) k.code, k.name from voucher_lines l
    join cost_centres k on k.chain_id = l.chain_id and k.id = l.cost_centre_id
    where l.company_id = ${companyId} order by k.code, k.id`.execute(tx);
  const { rows: people } = await sql<SaftFile['contact']>`
    select first_name, last_name from people where id = ${userId}`.execute(tx);
  return { taxCodes, costCentres, contact: people[0] ?? { first_name: '', last_name: '' } };
}
