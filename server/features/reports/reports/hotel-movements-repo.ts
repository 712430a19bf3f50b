import { sql } from 'kysely';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each movement that stands: neither what was taken back nor what took it back. */
export const hotelMovementsSource: ReportSource = {
  rows: ({ from, until, query }) => sql`
    select m.id as row_id, m.site_id, m.set_id as leads_to, s.number as set, m.happened_at as at, m.handling, w.id as warehouse, w.name as warehouse_name, m.override
    from wheel_set_movements m
    join wheel_sets s on s.chain_id = m.chain_id and s.id = m.set_id
    left join storage_places p on p.chain_id = m.chain_id and p.id = coalesce(m.to_place, m.from_place)
    left join warehouses w on w.chain_id = p.chain_id and w.id = p.warehouse_id
    where m.site_id ${atSites(query)} and m.happened_at >= ${from} and m.happened_at < ${until}
      and m.reverses is null and not exists (select from wheel_set_movements back
        where back.chain_id = m.chain_id and back.reverses = m.id)
      and (${query['handling'] ?? null}::text is null or m.handling = ${query['handling'] ?? null})`,
  columns: {
    movements: sql`count(*)`,
    stored: sql`count(*) filter (where handling = 'store')`,
    mounted: sql`count(*) filter (where handling = 'mount')`,
    returned: sql`count(*) filter (where handling = 'return')`,
    override: sql`count(*) filter (where override <> '{}')`,
  },
};
