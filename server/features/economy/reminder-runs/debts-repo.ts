import { sql } from 'kysely';
import type { Claim } from '#contract/economy/reminder-runs/late-interest.ts';
import type { RunSource } from '#contract/economy/reminder-runs/run-rules.ts';
import type { Debt } from '#contract/economy/reminder-runs/run-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** Which debts are asked for: of what was due until a day, or these invoices. */
export interface WantedDebts {
  readonly source: RunSource;
  /** The day that they are looked at. */
  readonly day: string;
  readonly until: string;
  readonly customer_id: number | null;
  readonly audience: string;
  readonly invoice_ids?: readonly number[];
}

/** A debt as the ledger has it. */
export interface StoredDebt extends Omit<Debt, 'interest'>, Claim {
  readonly number: string;
  readonly payment_reference: string;
  readonly customer_type: string;
  /** The day of the first letter that asked for something besides. */
  readonly demanded: string | null;
  /** Interest that was asked for by now. */
  readonly asked: number;
  readonly was_charged: boolean;
}

/**
 * Invoices of the company that are late, what is due first before all; for interest, those that were
 * paid late and of which nothing was asked for that yet.
 */
export async function debtsOf(
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  { source, day, until, customer_id: customer, audience, invoice_ids: ids }: WantedDebts,
): Promise<StoredDebt[]> {
  const wanted =
    source === 'interest'
      ? sql`o.open = 0 and exists (
          select from customer_allocations a
          join customer_entries p on p.chain_id = a.chain_id and p.id = a.credit_id
          where a.chain_id = e.chain_id and a.debit_id = e.id and p.kind <> 'credit'
            and p.day > e.due_day)
        and not exists (select from reminders r where r.chain_id = e.chain_id
          and r.invoice_id = e.invoice_id and r.kind = 'interest')`
      : sql`invoices_open(e.invoice_id) > 0`;
  const { rows } = await sql<StoredDebt>`
    with has_credit as materialized (
      -- Who turned out to be the same customer has it to come, too.
      select coalesce(c.merged_into_id, c.id) as customer_id, x.currency,
        -sum(x.open)::bigint as credit
      from customer_open_items x
      join customers c on c.chain_id = x.chain_id and c.id = x.customer_id
      where x.chain_id = current_chain() and x.company_id = ${companyId} and x.open < 0
      group by 1, 2)
    select e.invoice_id, c.id as customer_id, e.currency, i.number, i.payment_reference, c.type as customer_type,
      e.due_day::text as due, e.amount, invoices_open(e.invoice_id) as open,
      coalesce(last.level, 0) as level, last.day::text as last_day, last.pay_by::text as pay_by,
      said.demanded::text as demanded, said.in_collection, said.was_charged,
      invoice_disputed(e.invoice_id) as is_disputed, plan_kept(e.invoice_id, ${day}) as has_plan,
      coalesce((select h.credit from has_credit h
        where h.customer_id = c.id and h.currency = e.currency), 0) as credit,
      (select coalesce(sum(x.amount), 0)::bigint from customer_entries x
        where x.chain_id = e.chain_id and x.invoice_id = e.invoice_id and x.kind = 'interest'
          and x.amount > 0) as asked,
      coalesce(paid.settled, '[]') as settled
    from customer_entries e
    join customer_open_items o on o.chain_id = e.chain_id and o.entry_id = e.id
    join invoices i on i.chain_id = e.chain_id and i.id = e.invoice_id
    join customers own on own.chain_id = e.chain_id and own.id = e.customer_id
    join customers c on c.chain_id = own.chain_id and c.id = coalesce(own.merged_into_id, own.id)
    left join lateral (
      select r.level, l.day, l.pay_by from reminders r
      join reminder_letters l on l.chain_id = r.chain_id and l.id = r.letter_id
      where r.chain_id = e.chain_id and r.invoice_id = e.invoice_id and r.kind <> 'interest'
      order by r.level desc limit 1) last on true
    cross join lateral (
      select min(l.day) filter (where r.kind <> 'friendly') as demanded,
        coalesce(bool_or(r.kind = 'collection'), false) as in_collection,
        coalesce(bool_or(r.fee_entry_id is not null), false) as was_charged
      from reminders r
      join reminder_letters l on l.chain_id = r.chain_id and l.id = r.letter_id
      where r.chain_id = e.chain_id and r.invoice_id = e.invoice_id) said
    left join lateral (
      select json_agg(json_build_object('day', s.day::text, 'amount', s.amount)) as settled
      from (select p.day, sum(a.amount)::bigint as amount
        from customer_allocations a
        join customer_entries p on p.chain_id = a.chain_id and p.id = a.credit_id
        where a.chain_id = e.chain_id and a.debit_id = e.id
        group by p.id, p.day having sum(a.amount) <> 0) s) paid on true
    where e.company_id = ${companyId} and e.kind = 'invoice' and e.due_day < ${day}
      and e.due_day <= ${until} and ${wanted}
      and (${customer}::bigint is null or e.customer_id in (select same_customers(${customer})))
      and (${audience} = '' or c.type = ${audience})
      and (${ids ?? null}::bigint[] is null or e.invoice_id = any(${ids ?? null}::bigint[]))
    order by e.due_day, e.invoice_id`.execute(tx);
  return rows;
}

/** Has others who pay or write about these invoices wait until the transaction ends. */
export const holdInvoices = (tx: Tx, ids: readonly number[]) =>
  sql`select id from invoices where chain_id = current_chain() and id = any(${ids}::bigint[])
    order by id for no key update`.execute(tx);

/** Whether a plan by which an invoice is paid in parts is in force. */
export const hasPlan = async (tx: Tx, invoice: number): Promise<boolean> =>
  (await tx
    .selectFrom('payment_plans')
    .select('id')
    .where('invoice_id', '=', invoice)
    .where('state', '=', 'active')
    .where('archived_at', 'is', null)
    .executeTakeFirst()) !== undefined;
