import { sql } from 'kysely';
import type { VoucherKind } from '#contract/accounting/vouchers/events.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'companyId'>;

/** Both days included, `yyyy-MM-dd`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A voucher of a period with its lines. */
export interface BookedVoucher {
  readonly series: string;
  readonly number: number;
  readonly day: string;
  readonly kind: VoucherKind;
  readonly document_number: string;
  readonly lines: readonly {
    readonly account: string;
    readonly name: string;
    readonly amount: number;
    readonly vat_code: string;
    readonly vat_rate: number | null;
    readonly cost_centre: string;
  }[];
}

/** The vouchers of a period, in the order of their numbers. */
export async function vouchersOfPeriod(
  tx: Tx,
  { companyId }: Company,
  { from, to }: Period,
): Promise<BookedVoucher[]> {
  const { rows } = await sql<BookedVoucher>`
    select v.series, v.number, v.day, v.kind, v.document_number,
      json_agg(json_build_object('account', l.account, 'name', coalesce(a.name, ''),
        'amount', l.amount, 'vat_code', l.vat_code, 'vat_rate', l.vat_rate,
        'cost_centre', coalesce(c.code, '')) order by l.position) as lines
    from vouchers v
    join voucher_lines l on l.chain_id = v.chain_id and l.voucher_id = v.id
    left join ledger_accounts a on a.chain_id = l.chain_id and a.id = l.account_id
    left join cost_centres c on c.chain_id = l.chain_id and c.id = l.cost_centre_id
    where v.company_id = ${companyId} and v.day between ${from}::date and ${to}::date
    group by v.chain_id, v.id
    order by v.series, v.year, v.number`.execute(tx);
  return rows;
}

/** What waits that would be booked within a period, or before it: how much, and of which day the first is. */
export async function waitingWithin(
  tx: Tx,
  { companyId }: Company,
  { from, to }: Period,
): Promise<{ readonly count: number; readonly first: string | null }> {
  const { rows } = await sql<{ count: number; first: string | null }>`
    select count(*)::int as count, min(day) as first from (
      select greatest(day, closed_until(chain_id, company_id) + 1) as day from unbooked_events
      where company_id = ${companyId}) waits
    where day between ${from}::date and ${to}::date`.execute(tx);
  return rows[0]!;
}

/** What each account stood at before a period and was debited and credited in it, in minor units. */
export interface AccountSums {
  readonly account: string;
  readonly name: string;
  readonly before: number;
  readonly debit: number;
  readonly credit: number;
}

/** The same of all accounts that anything was booked on until the end of a period. */
export async function accountSums(
  tx: Tx,
  { companyId }: Company,
  { from, to }: Period,
): Promise<AccountSums[]> {
  const { rows } = await sql<AccountSums>`
    select l.account, coalesce(max(a.name), '') as name,
      coalesce(sum(l.amount) filter (where v.day < ${from}::date), 0)::bigint as before,
      coalesce(sum(l.amount) filter (where v.day >= ${from}::date and l.amount > 0), 0)::bigint
        as debit,
      coalesce(-sum(l.amount) filter (where v.day >= ${from}::date and l.amount < 0), 0)::bigint
        as credit
    from voucher_lines l
    join vouchers v on v.chain_id = l.chain_id and v.id = l.voucher_id
    left join ledger_accounts a on a.chain_id = l.chain_id and a.id = l.account_id
    where l.company_id = ${companyId} and v.day <= ${to}::date
    group by l.account order by l.account`.execute(tx);
  return rows;
}
