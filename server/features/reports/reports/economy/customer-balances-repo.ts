import { sql, type RawBuilder } from 'kysely';
import { noonOf } from '#server/kit/report/noon-of.ts';
import type { ReportParams, ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each entry of the ledger of customers that was open when the period ended. */
export const customerBalancesSource: ReportSource = {
  rows: (params) => openAt(params, sql`true`),
  each: (params) => openAt(params, sql`i.day >= ${params.query.from}::date`),
  before: (params) => openAt(params, sql`i.day < ${params.query.from}::date`, true),
  columns: {
    open: sql`coalesce(sum(open), 0)`,
    current: sql`coalesce(sum(open) filter (where age = 'current'), 0)`,
    to30: sql`coalesce(sum(open) filter (where age = 'to30'), 0)`,
    to60: sql`coalesce(sum(open) filter (where age = 'to60'), 0)`,
    to90: sql`coalesce(sum(open) filter (where age = 'to90'), 0)`,
    over90: sql`coalesce(sum(open) filter (where age = 'over90'), 0)`,
  },
};

// Whoever turned out to be the same customer is told as who was kept.
const openAt = (params: ReportParams, part: RawBuilder<unknown>, isBefore = false) => {
  const { zone, query } = params;
  return sql`
  select * from (
    select i.entry_id as row_id, null::bigint as site_id, e.invoice_id as leads_to,
      ${isBefore ? sql`null::timestamptz` : noonOf(sql`i.day`, zone)} as at, i.open, ${ageOn(query.to)} as age,
      one.number, coalesce(kept.name, c.name) as customer_name, coalesce(kept.id, c.id) as customer,
      i.due_day as due, m.id as manager, m.name as manager_name
    from (${itemsAt(params)}) i
    join customer_entries e on e.chain_id = i.chain_id and e.id = i.entry_id
    join customers c on c.chain_id = i.chain_id and c.id = i.customer_id
    left join customers kept on kept.chain_id = c.chain_id and kept.id = c.merged_into_id
    left join account_managers m on m.chain_id = c.chain_id
      and m.id = coalesce(kept.manager_id, c.manager_id)
    left join invoices one on one.chain_id = e.chain_id and one.id = e.invoice_id
    where ${part}) owed
  where ${query['age'] ?? null}::text is null or age = ${query['age'] ?? null}`;
};

// From today on it is what is kept as open; of a day before, what was settled since is added again.
// A settlement is of the day on which both sides of it were there, one that is taken back of the day on which it was.
const itemsAt = ({ until, zone, query }: ReportParams): RawBuilder<unknown> => sql`
  select i.chain_id, i.entry_id, i.customer_id, i.due_day, i.day, i.open
  from customer_open_items i
  where i.chain_id = current_chain() and i.company_id = current_company() and i.open <> 0
    and i.day <= ${query.to}::date and ${until}::timestamptz > now()
  union all
  select * from (
    select i.chain_id, i.entry_id, i.customer_id, i.due_day, i.day, i.amount - coalesce((
      select sum(case when a.debit_id = i.entry_id then a.amount else -a.amount end)
      from customer_allocations a
      join customer_open_items other on other.chain_id = a.chain_id
        and other.entry_id = case when a.debit_id = i.entry_id then a.credit_id else a.debit_id end
      where a.chain_id = i.chain_id and (a.debit_id = i.entry_id or a.credit_id = i.entry_id)
        and case when a.amount > 0 then greatest(i.day, other.day)
          else (a.recorded_at at time zone ${zone})::date end <= ${query.to}::date), 0)::bigint as open
    from customer_open_items i
    where i.chain_id = current_chain() and i.company_id = current_company()
      and i.day <= ${query.to}::date and ${until}::timestamptz <= now()) then_open
  where open <> 0`;

/** How late something is on a day, as `agedBalance` says it. */
const ageOn = (day: string): RawBuilder<unknown> => sql`case
  when i.due_day is null or i.due_day >= ${day}::date then 'current'
  when ${day}::date - i.due_day <= 30 then 'to30'
  when ${day}::date - i.due_day <= 60 then 'to60'
  when ${day}::date - i.due_day <= 90 then 'to90'
  else 'over90' end`;
