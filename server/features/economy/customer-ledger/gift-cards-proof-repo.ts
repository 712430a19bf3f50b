import { sql } from 'kysely';

/** When a company began to book: what was before that was booked elsewhere. */
export const since = (company: string) => sql`(
  select min(recorded_at) from (
    select v.recorded_at from vouchers v where v.company_id = ${sql.ref(company)}
    union all
    select w.recorded_at from unbooked_events w where w.company_id = ${sql.ref(company)}) booked)`;

// What a card says of itself is what happened to it.
const sums = sql`
  select g.chain_id, g.company_id, 'gift_cards' as what, g.number as name
  from gift_cards g
  left join (
    select chain_id, card_id, coalesce(sum(amount) filter (where kind = 'sold'), 0) as sold,
      coalesce(-sum(amount) filter (where kind in ('used', 'given_back')), 0) as used,
      coalesce(-sum(amount) filter (where kind = 'expired'), 0) as expired,
      coalesce(-sum(amount) filter (where kind = 'taken_back'), 0) as taken_back
    from gift_card_entries group by 1, 2) e on e.chain_id = g.chain_id and e.card_id = g.id
  where (g.amount, g.used, g.expired, g.taken_back) is distinct from
    (e.sold, e.used, e.expired, e.taken_back)`;

// That one was sold, taken back or is over has one voucher that holds, or waits for one. What it paid
// has that of its deposit.
const booked = sql`
  select e.chain_id, e.company_id, 'gift_cards', g.number
  from gift_card_entries e
  join gift_cards g on g.chain_id = e.chain_id and g.id = e.card_id
  where e.deposit_id is null and e.payment_id is null and e.recorded_at >= ${since('e.company_id')} and 1 <> (
    select count(*) from vouchers v
    where v.chain_id = e.chain_id and v.source_kind = 'gift-card-entries' and v.source_id = e.id
      and v.amount = abs(e.amount) and v.reverses_id is null
      and not exists (select from vouchers back
        where back.chain_id = v.chain_id and back.reverses_id = v.id)
  ) + (
    select count(*) from unbooked_events w
    where w.chain_id = e.chain_id and w.source_kind = 'gift-card-entries' and w.source_id = e.id)`;

// On the accounts of what is owed by cards stands what is left of all of them, and nothing else.
const owed = sql`
  select c.chain_id, c.company_id, 'gift_cards', c.account
  from (
    select v.chain_id, v.company_id, min(l.account) as account,
      array_agg(distinct l.account_id) as ids, min(v.recorded_at) as since
    from vouchers v
    join voucher_lines l on l.chain_id = v.chain_id and l.voucher_id = v.id and l.amount < 0
    where v.kind = 'gift_card' and v.event ->> 'what' = 'sold' and v.reverses_id is null
    group by 1, 2) c
  where (select coalesce(sum(g.balance), 0) from gift_cards g
      where g.chain_id = c.chain_id and g.company_id = c.company_id)
    <> (select coalesce(-sum(l.amount), 0) from voucher_lines l
        join vouchers v on v.chain_id = l.chain_id and v.id = l.voucher_id
        where l.chain_id = c.chain_id and l.company_id = c.company_id
          and l.account_id = any (c.ids) and v.recorded_at >= c.since)
      + (select coalesce(sum(case w.kind when 'gift_card' then w.amount else -w.amount end), 0)
        from unbooked_events w
        where w.chain_id = c.chain_id and w.company_id = c.company_id
          and (w.kind = 'gift_card' or exists (
            select from gift_card_entries e
            where e.chain_id = w.chain_id and case w.source_kind
              when 'order-deposits' then e.deposit_id when 'payments' then e.payment_id end
                = w.source_id)))`;

/** What of gift cards is not as their ledger and the books say: cards by their numbers, accounts by theirs. */
export const giftCards = sql`${sums} union all ${booked} union all ${owed}`;
