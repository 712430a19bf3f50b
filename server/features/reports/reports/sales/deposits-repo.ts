import { sql } from 'kysely';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each line of the ledger; one that was taken back stays, with the line that did it on its own day. */
export const depositsSource: ReportSource = {
  rows: ({ from, until, query }) => sql`
    select * from (
      select d.id as row_id, d.site_id, o.id as leads_to, d.happened_at as at, o.number, c.name as customer,
        d.method_id as method, m.name as method_name, m.kind, d.recorded_by as person,
        who.first_name || ' ' || who.last_name as person_name, d.reference, d.amount, d.rounding,
        case when d.reverses is not null then 'reversal' when d.amount < 0 then 'paid_back'
          else 'paid' end as entry
      from order_deposits d
      join orders o on o.chain_id = d.chain_id and o.id = d.order_id
      join payment_methods m on m.chain_id = d.chain_id and m.id = d.method_id
      left join customers c on c.chain_id = o.chain_id and c.id = o.customer_id
      left join people who on who.chain_id = d.chain_id and who.id = d.recorded_by
      where d.site_id ${atSites(query)} and d.happened_at >= ${from} and d.happened_at < ${until}) paid
    where ${query['entry'] ?? null}::text is null or entry = ${query['entry'] ?? null}`,
  columns: {
    received: sql`coalesce(sum(amount + rounding), 0)`,
    settled: sql`coalesce(sum(amount), 0)`,
    rounding: sql`coalesce(sum(rounding), 0)`,
    paid_back: sql`coalesce(-sum(amount + rounding) filter (where entry = 'paid_back'), 0)`,
    entries: sql`count(*)`,
  },
};
