import { sql } from 'kysely';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each product, and week of it, that an approved stock take has counted. */
export const stockInventoriesSource: ReportSource = {
  rows: ({ from, until, query }) => sql`
    select r.id as row_id, r.site_id, t.id as leads_to, r.happened_at as at, t.id as take, t.number as take_name,
      p.id as product, p.name as product_name, w.id as warehouse, w.name as warehouse_name,
      r.counted_by as person, who.first_name || ' ' || who.last_name as person_name,
      r.expected, r.counted, r.value, (r.expected <> r.counted)::int as different,
      greatest(r.counted - r.expected, 0) as found, greatest(r.expected - r.counted, 0) as gone
    from stock_count_results r
    join stock_takes t on t.chain_id = r.chain_id and t.id = r.take_id
    join warehouses w on w.chain_id = t.chain_id and w.id = t.warehouse_id
    join products p on p.chain_id = r.chain_id and p.id = r.product_id
    left join people who on who.id = r.counted_by
    where r.site_id ${atSites(query)} and r.happened_at >= ${from} and r.happened_at < ${until}
      and case ${query['lines'] ?? null}::text
        when 'different' then r.expected <> r.counted and not r.moved
        when 'equal' then r.expected = r.counted
        when 'moved' then r.moved
        else true end`,
  columns: {
    counted_lines: sql`count(*)`,
    different: sql`coalesce(sum(different), 0)`,
    expected: sql`coalesce(sum(expected), 0)`,
    counted: sql`coalesce(sum(counted), 0)`,
    found: sql`coalesce(sum(found), 0)`,
    gone: sql`coalesce(sum(gone), 0)`,
    value: sql`coalesce(sum(value), 0)`,
  },
};
