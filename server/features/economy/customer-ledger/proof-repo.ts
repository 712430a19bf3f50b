import { sql } from 'kysely';
import type { BookedEvent } from '#contract/accounting/vouchers/events.ts';
import type { Tx } from '#server/db/open.ts';
import { giftCards, since } from './gift-cards-proof-repo.ts';

/** What can be wrong with the books of a company, by the words that tell it. */
export const proofs = ['open_items', 'unbooked', 'receivables', 'gift_cards', 'numbers'] as const;

/** A company whose books are not what they are made of. */
export interface UnprovedBooks {
  readonly chainId: number;
  readonly companyId: number;
  /** Its sites that are in use, whose managers are told. */
  readonly siteIds: readonly number[];
  readonly what: (typeof proofs)[number];
  /** Numbers of invoices, orders, accounts or vouchers. */
  readonly names: readonly string[];
}

// What is open of each entry is its amount less what of it is settled, and nothing else.
const openItems = sql`
  select e.chain_id, e.company_id, 'open_items' as what, coalesce(n.number, e.id::text) as name
  from customer_entries e
  left join invoices n on n.chain_id = e.chain_id and n.id = e.invoice_id
  left join customer_open_items i on i.chain_id = e.chain_id and i.entry_id = e.id
  left join (
    select chain_id, entry_id, sum(amount) as amount from (
      select chain_id, debit_id as entry_id, amount from customer_allocations
      union all select chain_id, credit_id, amount from customer_allocations) a
    group by 1, 2) settled on settled.chain_id = e.chain_id and settled.entry_id = e.id
  where (i.company_id, i.customer_id, i.amount, i.open) is distinct from (e.company_id,
    e.customer_id, e.amount,
    e.amount - sign(e.amount)::int * coalesce(settled.amount, 0)::bigint)`;

/** By how many vouchers that hold a row of a table is booked, or waits to be. */
const timesBooked = (row: string, source: BookedEvent['source']['kind']) => {
  const [chain, id] = [sql.ref(`${row}.chain_id`), sql.ref(`${row}.id`)];
  return sql`((
    select count(*) from vouchers one
    where one.chain_id = ${chain} and one.source_kind = ${sql.lit(source)} and one.source_id = ${id}
      and one.reverses_id is null and not exists (select from vouchers back
        where back.chain_id = one.chain_id and back.reverses_id = one.id)
  ) + (
    select count(*) from unbooked_events w
    where w.chain_id = ${chain} and w.source_kind = ${sql.lit(source)} and w.source_id = ${id}))`;
};

// What was issued and paid since has one voucher that holds, or waits for one.
const unbooked = sql`
  select o.chain_id, o.company_id, 'unbooked', coalesce(n.number, e.id::text)
  from ledger_beside_vouchers() o
  join customer_entries e on e.chain_id = o.chain_id and e.id = o.entry_id
  left join invoices n on n.chain_id = e.chain_id and n.id = e.invoice_id
  where o.ledger <> o.vouchers + o.waiting and e.recorded_at >= ${since('e.company_id')}
  union all
  select d.chain_id, s.company_id, 'unbooked', p.number
  from order_deposits d
  join sites s on s.chain_id = d.chain_id and s.id = d.site_id
  join orders p on p.chain_id = d.chain_id and p.id = d.order_id
  where d.recorded_at >= ${since('s.company_id')} and 1 <> ${timesBooked('d', 'order-deposits')}
  union all
  select t.chain_id, t.company_id, 'unbooked', r.number || '-Z' || t.z_nr
  from cash_takings t
  join cash_registers r on r.chain_id = t.chain_id and r.id = t.register_id
  where t.gross <> 0 and 1 <> ${timesBooked('t', 'cash-takings')}
  union all
  select p.chain_id, p.company_id, 'unbooked', v.document_number
  from prepaid_income p
  join vouchers v on v.chain_id = p.chain_id and v.id = p.voucher_id
  where (p.booked_on is null and p.day < current_date - 2)
    or (p.booked_on is not null and 1 <> ${timesBooked('p', 'prepaid-income')})
  union all
  select p.chain_id, p.company_id, 'unbooked', p.reference
  from payments p
  where p.bank_file_id is null and p.recorded_at >= ${since('p.company_id')} and 1 <> ${timesBooked('p', 'payments')}
  union all
  select f.chain_id, f.company_id, 'unbooked', f.name
  from bank_files f
  where f.read_at >= ${since('f.company_id')} and (
    select coalesce(sum(p.amount), 0) - coalesce(sum(away.amount), 0) from payments p
    left join lateral (
      select sum(m.amount) as amount from payment_matches m
      where m.chain_id = p.chain_id and m.payment_id = p.id
        and m.reason in ('paid_back', 'elsewhere')) away on true
    where p.chain_id = f.chain_id and p.bank_file_id = f.id
  ) <> (
    select coalesce(sum((b.event ->> 'amount')::bigint), 0) from (
      select v.event from vouchers v
      where v.chain_id = f.chain_id and v.document_kind = 'bank-files' and v.document_id = f.id
        and v.reverses_id is null and not exists (select from vouchers back
          where back.chain_id = v.chain_id and back.reverses_id = v.id)
      union all
      select w.event from unbooked_events w
      where w.chain_id = f.chain_id and w.document_kind = 'bank-files' and w.document_id = f.id) b)`;

// On an account that is booked as what customers owe stands what the ledger has there, and nothing else.
const receivables = sql`
  select l.chain_id, l.company_id, 'receivables', max(l.account)
  from voucher_lines l
  left join receivables_booked() b on b.chain_id = l.chain_id and b.voucher_id = l.voucher_id
    and b.position = l.position
  where (l.chain_id, l.account_id) in (
    select known.chain_id, known.account_id from receivables_booked() r
    join voucher_lines known on known.chain_id = r.chain_id and known.voucher_id = r.voucher_id
      and known.position = r.position)
  group by l.chain_id, l.company_id, l.account_id
  having sum(l.amount) <> coalesce(sum(b.amount), 0)`;

// Numbers follow each other up to the last that was drawn; the first invoice has the one its company said.
const numbers = sql`
  select g.chain_id, g.company_id, 'numbers', g.series || (g.before + 1)
  from (
    select chain_id, company_id, series, number,
      lag(number, 1, 0) over (partition by chain_id, company_id, series, year order by number)
        as before
    from vouchers
    union all
    select chain_id, company_id, '', number::bigint,
      lag(number::bigint, 1, number::bigint - 1)
        over (partition by chain_id, company_id order by number::bigint)
    from invoices where state = 'issued' and number ~ '^[0-9]+$') g
  where g.number is distinct from g.before + 1
  union all
  select k.chain_id, k.company_id, 'numbers', k.series || (k.last + 1)
  from (
    select chain_id, company_id, series, max(number) as last,
      format('vouchers:company:%s:%s:%s', company_id, series, year) as name
    from vouchers group by chain_id, company_id, series, year
    union all
    select chain_id, company_id, '', max(number::bigint), format('invoices:company:%s', company_id)
    from invoices where state = 'issued' and number ~ '^[0-9]+$'
    group by chain_id, company_id) k
  left join number_series n on n.chain_id = k.chain_id and n.name = k.name
  where n.next_number is distinct from k.last + 1`;

/** Adds up again what customers owe and what is booked of it: what must be equal by itself, and is proved each night. */
export async function unprovedBooks(tx: Tx): Promise<UnprovedBooks[]> {
  const { rows } = await sql<UnprovedBooks>`
    select f.chain_id as "chainId", f.company_id as "companyId", f.what,
      array_agg(distinct f.name order by f.name) as names,
      (select coalesce(array_agg(s.id order by s.id), '{}') from sites s
        where s.chain_id = f.chain_id and s.company_id = f.company_id and s.active) as "siteIds"
    from (${openItems} union all ${unbooked} union all ${receivables}
      union all ${giftCards} union all ${numbers}) f
    group by f.chain_id, f.company_id, f.what order by 1, 2, 3`.execute(tx);
  return rows;
}
