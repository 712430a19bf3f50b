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
export async function creditOf(
  tx: Tx,
  customer: number,
): Promise<Omit<ListedCredit, 'customer_id' | 'number' | 'name'>> {
  const id = sql.ref('c.id');
  const { rows } = await sql<Omit<Stored, 'customer_id' | 'number' | 'name'>>`
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

/** Customers of the company with a limit of their own, debts or orders, or for whom a limit was asked. Who turned out to be the same is one. */
export async function creditList(
  tx: Tx,
  {
    view,
    sort,
    page,
  }: { readonly view: CreditView; readonly sort: CreditSort; readonly page: number },
): Promise<Page> {
  const id = sql.ref('c.id');
  const { rows } = await sql<{ data: Stored[]; total: number }>`
    with recursive ordering as (select customer_id, ordered from ordered_on_credit(null, 0)),
    concerned (id) as (
      select customer_id from ordering where ordered <> 0
      union select customer_id from customer_open_items
        where chain_id = current_chain() and company_id = current_company() and open <> 0
      union select customer_id from credit_requests
        where chain_id = current_chain() and company_id = current_company()
          and archived_at is null and state in ('asked', 'approved')),
    kept (of_id, id, next) as (
      select c.id, c.id, c.merged_into_id from customers c
      where c.chain_id = current_chain() and c.id in (select id from concerned)
      union all
      select k.of_id, c.id, c.merged_into_id from kept k
      join customers c on c.chain_id = current_chain() and c.id = k.next),
    listed as (
      select c.id as customer_id, c.number, c.name, c.name_sort, credit_limit_of(c.id) as "limit",
        customers_owes(c.id) as owes, coalesce(o.ordered, 0)::bigint as ordered,
        l.overdue, l.days_late, c.blocked, c.block_reason, w.asked_id
      from (select id, array_agg(of_id) as same from kept where next is null group by id) k
      join customers c on c.chain_id = current_chain() and c.id = k.id
      left join lateral (select sum(ordered)::bigint as ordered from ordering
        where customer_id = any (k.same)) o on true
      cross join lateral (${late(id)}) l
      cross join lateral (${waiting(id)}) w
      where c.forgotten_at is null),
    viewed as (select * from listed where ${views[view]})
    select (select count(*)::int from viewed) as total,
      (select coalesce(json_agg(one), '[]') from (
        select customer_id, number, name, "limit", owes, ordered, overdue, days_late, blocked,
          block_reason, asked_id
        from viewed order by ${orders[sort]}, customer_id
        limit ${creditPerPage} offset ${(page - 1) * creditPerPage}) one) as data`.execute(tx);
  const { data, total } = rows[0]!;
  return { data: data.map(withLeft), meta: { total } };
}

const withLeft = <R extends Pick<Stored, 'limit' | 'owes' | 'ordered'>>(row: R) => ({
  ...row,
  left: leftOf(row.limit, row.owes + row.ordered),
});
