import { sql } from 'kysely';
import {
  creditPerPage,
  type CreditSort,
  type CreditView,
  type ListedCredit,
} from '#contract/economy/credit-limits/credit-calls.ts';
import type { Tx } from '#server/db/open.ts';
import { hasBureau, lastCheck, shownCredit, type StoredCredit } from './credit-repo.ts';

const orders: Record<CreditSort, ReturnType<typeof sql>> = {
  left: sql`"limit" - owes - ordered nulls last, owes + ordered desc`,
  name: sql`name_sort`,
  late: sql`days_late desc, overdue desc`,
};
const views: Record<CreditView, ReturnType<typeof sql>> = {
  all: sql`true`,
  over: sql`owes + ordered > "limit"`,
  asked: sql`asked_id is not null`,
  blocked: sql`blocked`,
};

interface Page {
  readonly data: ListedCredit[];
  readonly meta: { readonly total: number };
}

const ofCompany = sql`chain_id = current_chain() and company_id = current_company()`;

/**
 * Customers of the company with a limit of their own, debts or orders, or for whom a limit was asked. Who
 * turned out to be the same is one. What each owes is summed of all at once: asked of one after the
 * other, 20,000 of them take longer than a statement may.
 */
export async function creditList(
  tx: Tx,
  {
    view,
    sort,
    page,
  }: { readonly view: CreditView; readonly sort: CreditSort; readonly page: number },
): Promise<Page> {
  // What the database takes a list of all to cost has it compile the plan, which took four times as long as the list.
  await sql`set local jit = off`.execute(tx);
  const { rows } = await sql<{ data: StoredCredit[]; total: number }>`
    with recursive here as materialized (
      select (now() at time zone timezone)::date as today from sites
      where chain_id = current_chain() and id = current_site()),
    owing as materialized (
      select customer_id, sum(open) as owes, sum(open) filter (where due_day < today) as overdue,
        max(today - due_day) filter (where open > 0 and due_day < today) as days_late
      from customer_open_items cross join here where ${ofCompany} and open <> 0 group by 1),
    ordering as materialized (select customer_id, ordered from ordered_on_credit(null, 0)),
    asking as materialized (
      select customer_id, max(id) filter (where state = 'asked') as asked_id from credit_requests
      where ${ofCompany} and archived_at is null and state in ('asked', 'approved') group by 1),
    concerned (id) as (
      select customer_id from ordering where ordered <> 0
      union select customer_id from owing union select customer_id from asking),
    kept (of_id, id, next) as (
      select c.id, c.id, c.merged_into_id from customers c
      where c.chain_id = current_chain() and c.id in (select id from concerned)
      union all
      select k.of_id, c.id, c.merged_into_id from kept k
      join customers c on c.chain_id = current_chain() and c.id = k.next),
    same as materialized (select of_id, id from kept where next is null),
    sums as (
      select s.id, coalesce(sum(w.owes), 0)::bigint as owes,
        coalesce(sum(w.overdue), 0)::bigint as overdue, coalesce(max(w.days_late), 0) as days_late,
        coalesce(sum(o.ordered), 0)::bigint as ordered, max(a.asked_id) as asked_id
      from same s
      left join owing w on w.customer_id = s.of_id
      left join ordering o on o.customer_id = s.of_id
      left join asking a on a.customer_id = s.of_id
      group by s.id),
    own as (
      select distinct on (s.id) s.id, r.wanted_limit
      from credit_requests r cross join here join same s on s.of_id = r.customer_id
      where ${ofCompany} and r.state = 'approved' and (r.until is null or r.until >= today)
      order by s.id, r.decided_at desc, r.id desc),
    usual as materialized (
      select fields from settings where ${ofCompany} and name = 'credit-settings'),
    listed as (
      select c.id as customer_id, c.version, c.number, c.name, c.name_sort,
        case when own.id is not null then own.wanted_limit when c.type <> 'internal' then
          (select (fields ->> (c.type || '_limit'))::bigint from usual) end as "limit",
        c.type, c.org_number, c.country, s.owes, s.ordered, s.overdue, s.days_late, c.blocked, c.block_reason, s.asked_id
      from sums s
      join customers c on c.chain_id = current_chain() and c.id = s.id
      left join own on own.id = c.id
      where c.forgotten_at is null),
    viewed as materialized (select * from listed where ${views[view]})
    select (select count(*)::int from viewed) as total,
      (select coalesce(json_agg(one), '[]') from (
        select customer_id, version, number, name, "limit", owes, ordered, overdue, days_late,
          blocked, block_reason, asked_id, type, org_number, country, k."check", ${hasBureau} as has_bureau
        from (select * from viewed order by ${orders[sort]}, customer_id
          limit ${creditPerPage} offset ${(page - 1) * creditPerPage}) paged
        left join lateral (${lastCheck(sql.ref('paged.customer_id'))}) k on true
        order by ${orders[sort]}, customer_id) one) as data`.execute(tx);
  const { data, total } = rows[0]!;
  return { data: data.map(shownCredit), meta: { total } };
}
