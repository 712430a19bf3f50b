import { sql } from 'kysely';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each set that came in or left, and was not taken back. One that is put from place to place, or found again, had not left. */
export const seasonCurveSource: ReportSource = {
  rows: ({ from, until, query }) => sql`
    select * from (
      select m.id as row_id, m.site_id, m.set_id as leads_to, s.number as set, m.happened_at as at, m.handling,
        case when m.handling in ('receive', 'store') then 'in' else 'out' end as way, nullif(s.season, '') as season
      from wheel_set_movements m
      join wheel_sets s on s.chain_id = m.chain_id and s.id = m.set_id
      where m.site_id ${atSites(query)} and m.happened_at >= ${from} and m.happened_at < ${until}
        and (m.handling in ('mount', 'return') or (m.handling in ('receive', 'store')
          and m.from_state in ('expected', 'mounted', 'returned', 'sent')))
        and m.reverses is null and not exists (select from wheel_set_movements back
          where back.chain_id = m.chain_id and back.reverses = m.id)) moved
    where ${query['way'] ?? null}::text is null or way = ${query['way'] ?? null}`,
  columns: {
    sets: sql`count(*)`,
    came_in: sql`count(*) filter (where way = 'in')`,
    mounted: sql`count(*) filter (where handling = 'mount')`,
    returned: sql`count(*) filter (where handling = 'return')`,
  },
};
