import { sql, type RawBuilder } from 'kysely';
import { now } from '#server/kit/clock.ts';
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

// Whoever turned out to be the same customer is told as who was kept. What is joined from the left is
// not read at all where no column of it is asked for: by how late it is, the items alone are.
const openAt = (params: ReportParams, part: RawBuilder<unknown>, isBefore = false) => {
  const { until, zone, query } = params;
  const items = until > now() ? openNow(query) : openThen(params);
  return sql`
  select * from (
    select i.entry_id as row_id, null::bigint as site_id, e.invoice_id as leads_to,
      ${isBefore ? sql`null::timestamptz` : noonOf(sql`i.day`, zone)} as at, i.open, ${ageOn(query.to)} as age,
      one.number, coalesce(kept.name, c.name) as customer_name, coalesce(kept.id, c.id) as customer,
      i.due_day as due, m.id as manager, m.name as manager_name
    from (${items}) i
    left join customer_entries e on e.chain_id = i.chain_id and e.id = i.entry_id
    left join customers c on c.chain_id = i.chain_id and c.id = i.customer_id
    left join customers kept on kept.chain_id = c.chain_id and kept.id = c.merged_into_id
    left join account_managers m on m.chain_id = c.chain_id
      and m.id = coalesce(kept.manager_id, c.manager_id)
    left join invoices one on one.chain_id = e.chain_id and one.id = e.invoice_id
    where ${part}) owed
  where ${query['age'] ?? null}::text is null or age = ${query['age'] ?? null}`;
};

// Asked once, not of each row.
const ofCompany = sql`(select current_chain()) and i.company_id = (select current_company())`;

/** From today on it is what is kept as open. */
const openNow = ({ to }: ReportParams['query']): RawBuilder<unknown> => sql`
  select i.chain_id, i.entry_id, i.customer_id, i.due_day, i.day, i.open
  from customer_open_items i
  where i.chain_id = ${ofCompany} and i.open <> 0 and i.day <= ${to}::date`;

// Of a day before, what was settled until then is taken off the whole. A settlement is of the day on
// which both sides of it were there, one that is taken back of the day on which it was.
const openThen = ({ zone, query: { to } }: ReportParams): RawBuilder<unknown> => sql`
  select * from (
    select i.chain_id, i.entry_id, i.customer_id, i.due_day, i.day,
      i.amount - coalesce(settled.amount, 0)::bigint as open
    from customer_open_items i
    left join (
      select side.entry_id, sum(side.amount) as amount
      from customer_allocations i
      join customer_open_items d on d.chain_id = i.chain_id and d.entry_id = i.debit_id
      join customer_open_items c on c.chain_id = i.chain_id and c.entry_id = i.credit_id
      cross join lateral (values (i.debit_id, i.amount), (i.credit_id, -i.amount))
        side (entry_id, amount)
      where i.chain_id = ${ofCompany} and case when i.amount > 0 then greatest(d.day, c.day)
        else (i.recorded_at at time zone ${zone})::date end <= ${to}::date
      group by side.entry_id) settled on settled.entry_id = i.entry_id
    where i.chain_id = ${ofCompany} and i.day <= ${to}::date) then_open
  where open <> 0`;

/** How late something is on a day, as `agedBalance` says it. */
const ageOn = (day: string): RawBuilder<unknown> => sql`case
  when i.due_day is null or i.due_day >= ${day}::date then 'current'
  when ${day}::date - i.due_day <= 30 then 'to30'
  when ${day}::date - i.due_day <= 60 then 'to60'
  when ${day}::date - i.due_day <= 90 then 'to90'
  else 'over90' end`;
