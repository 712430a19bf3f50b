import { sql } from 'kysely';
import type { Accrual } from '#contract/accounting/vouchers/accruals.ts';
import type { AccrualEvent } from '#contract/accounting/vouchers/events.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** Writes when what a voucher holds is earned. */
export async function writeAccruals(
  tx: Tx,
  { chainId: chain_id, companyId: company_id }: Company,
  voucher_id: number,
  accruals: readonly Accrual[],
): Promise<void> {
  if (accruals.length === 0) return;
  await tx
    .insertInto('prepaid_income')
    .values(
      accruals.map(({ day, lines }) => ({
        chain_id,
        company_id,
        voucher_id,
        day,
        lines: JSON.stringify(lines),
      })),
    )
    .execute();
}

/** Has a voucher that takes another back hold the opposite of it: of what is earned by its day, on that. */
export const writeOppositeAccruals = (
  tx: Tx,
  { companyId }: Company,
  { back, of, day }: { readonly back: number; readonly of: number; readonly day: string },
) =>
  sql`
    insert into prepaid_income (chain_id, company_id, voucher_id, day, lines)
    select chain_id, company_id, ${back}::bigint, day,
      jsonb_agg(line || jsonb_build_object('amount', -(line ->> 'amount')::bigint))
    from (
      select p.chain_id, p.company_id, greatest(p.day, ${day}::date) as day, l.line
      from prepaid_income p cross join lateral jsonb_array_elements(p.lines) as l (line)
      where p.company_id = ${companyId} and p.voucher_id = ${of}) opposite
    group by chain_id, company_id, day`.execute(tx);

/** Companies with something to book by a day, each at one of its sites. For the system. */
export async function companiesToBook(
  tx: Tx,
  day: string,
): Promise<readonly { readonly chainId: number; readonly siteId: number }[]> {
  const { rows } = await sql<{ chainId: number; siteId: number }>`
    select s.chain_id as "chainId", min(s.id) as "siteId"
    from sites s
    where s.active and exists (
      select from prepaid_income p
      where p.chain_id = s.chain_id and p.company_id = s.company_id
        and p.booked_on is null and p.day <= ${day})
    group by s.chain_id, s.company_id order by 1, 2`.execute(tx);
  return rows;
}

const atOnce = 200;

/** What is earned by a day and not booked, the oldest first, as it is noted to be booked on that day; some at once. */
export async function takeAccruals(
  tx: Tx,
  { companyId }: Company,
  day: string,
): Promise<readonly AccrualEvent[]> {
  const { rows } = await sql<
    Pick<AccrualEvent, 'day' | 'lines' | 'document'> & { readonly id: number }
  >`
    with due as (
      select p.chain_id, p.id from prepaid_income p
      where p.chain_id = current_chain() and p.company_id = ${companyId}
        and p.booked_on is null and p.day <= ${day}
      order by p.day, p.id limit ${atOnce} for update)
    update prepaid_income p set booked_on = ${day}
    from due, vouchers v
    where p.chain_id = due.chain_id and p.id = due.id
      and v.chain_id = p.chain_id and v.id = p.voucher_id
    returning p.id, p.day::text as day, p.lines, json_build_object('kind', v.document_kind,
      'id', v.document_id, 'number', v.document_number) as document`.execute(tx);
  return rows
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, ...event }) => ({
      kind: 'accrual',
      source: { kind: 'prepaid-income', id },
      ...event,
    }));
}
