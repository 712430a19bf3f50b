import { sql } from 'kysely';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each difference that stands: neither what was taken back nor what took it back. */
export const stockAdjustmentsSource: ReportSource = {
  rows: ({ from, until, query }) => sql`
    select m.id as row_id, m.site_id, p.id as leads_to, m.happened_at as at, m.reason, p.id as product, p.name as product_name,
      w.id as warehouse, w.name as warehouse_name, m.recorded_by as person,
      who.first_name || ' ' || who.last_name as person_name,
      case when m.to_warehouse is null then -m.value else m.value end as value,
      case when m.to_warehouse is null then m.quantity else 0 end as gone,
      case when m.to_warehouse is null then 0 else m.quantity end as found
    from stock_movements m
    join products p on p.chain_id = m.chain_id and p.id = m.product_id
    join warehouses w on w.chain_id = m.chain_id and w.id = coalesce(m.to_warehouse, m.from_warehouse)
    left join people who on who.id = m.recorded_by
    where m.site_id ${atSites(query)} and m.happened_at >= ${from} and m.happened_at < ${until}
      and m.kind in ('adjustment', 'count') and m.reverses is null
      and not exists (select from stock_movements back
        where back.chain_id = m.chain_id and back.reverses = m.id)
      and (${query['reason'] ?? null}::text is null or m.reason = ${query['reason'] ?? null})`,
  columns: {
    adjustments: sql`count(*)`,
    found: sql`coalesce(sum(found), 0)`,
    gone: sql`coalesce(sum(gone), 0)`,
    value: sql`coalesce(sum(value), 0)`,
  },
};
