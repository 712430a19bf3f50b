import { sql } from 'kysely';
import { leftOf } from '#contract/economy/credit-limits/credit-rules.ts';
import {
  creditPerPage,
  type CreditSort,
  type CreditView,
  type ListedCredit,
} from '#contract/economy/credit-limits/credit-calls.ts';
import type { Tx } from '#server/db/open.ts';

type Stored = Omit<ListedCredit, 'left'>;
type Named = 'customer_id' | 'version' | 'number' | 'name';

// What is late, and for how many days the oldest of it is, by the clock of the site.
const late = (customer: ReturnType<typeof sql.ref>) => sql`
  select coalesce(sum(i.open), 0)::bigint as overdue,
    coalesce(max(d.today - i.due_day) filter (where i.open > 0), 0)::int as days_late
  from (select (now() at time zone timezone)::date as today from sites
    where chain_id = current_chain() and id = current_site()) d
  join customer_open_items i on i.chain_id = current_chain() and i.company_id = current_company()
    and i.open <> 0 and i.due_day < d.today
  where i.customer_id in (select same_customers(${customer}))`;

const waiting = (customer: ReturnType<typeof sql.ref>) => sql`
  select max(r.id) as asked_id from credit_requests r
  where r.chain_id = current_chain() and r.company_id = current_company() and r.state = 'asked'
    and r.archived_at is null and r.customer_id in (select same_customers(${customer}))`;

/** How a customer stands with the company; in minor units. */
export async function creditOf(tx: Tx, customer: number): Promise<Omit<ListedCredit, Named>> {
  const id = sql.ref('c.id');
  const { rows } = await sql<Omit<Stored, Named>>`
    select credit_limit_of(c.id) as "limit", customers_owes(c.id) as owes, o.ordered,
      l.overdue, l.days_late, c.blocked, c.block_reason, w.asked_id
    from customers c
    cross join lateral ordered_on_credit(c.id, 0) o
    cross join lateral (${late(id)}) l
    cross join lateral (${waiting(id)}) w
    where c.chain_id = current_chain() and c.id = ${customer}`.execute(tx);
  return withLeft(rows[0]!);
}

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
  const { rows } = await sql<{ data: Stored[]; total: number }>`
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
        s.owes, s.ordered, s.overdue, s.days_late, c.blocked, c.block_reason, s.asked_id
      from sums s
      join customers c on c.chain_id = current_chain() and c.id = s.id
      left join own on own.id = c.id
      where c.forgotten_at is null),
    viewed as materialized (select * from listed where ${views[view]})
    select (select count(*)::int from viewed) as total,
      (select coalesce(json_agg(one), '[]') from (
        select customer_id, version, number, name, "limit", owes, ordered, overdue, days_late,
          blocked, block_reason, asked_id
        from viewed order by ${orders[sort]}, customer_id
        limit ${creditPerPage} offset ${(page - 1) * creditPerPage}) one) as data`.execute(tx);
  const { data, total } = rows[0]!;
  return { data: data.map(withLeft), meta: { total } };
}

const withLeft = <R extends Pick<Stored, 'limit' | 'owes' | 'ordered'>>(row: R) => ({
  ...row,
  left: leftOf(row.limit, row.owes + row.ordered),
});
