import { sql } from 'kysely';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each queue that somebody waited in; rounded to whole minutes once they are put together. */
export const queueWaitsSource: ReportSource = {
  rows: ({ from, until, query }) => sql`
    select p.id * 2 + (e.queue = 'garage')::int as row_id, p.site_id, p.customer_id as leads_to,
      p.licenseplate as plate, e.start_at as at, e.queue, e.target as place, e.target as place_name,
      e.waited_seconds, e.handled_seconds
    from queue_people p join queue_entries e on e.chain_id = p.chain_id and e.person_id = p.id
    where p.left_at >= ${from} and p.left_at < ${until} and e.start_at is not null
      and (${query['queue'] ?? null}::text is null or e.queue = ${query['queue'] ?? null})`,
  columns: {
    visits: sql`count(*)`,
    wait: sql`round(avg(waited_seconds) / 60)`,
    longest: sql`round(max(waited_seconds) / 60.0)`,
    served: sql`round(avg(handled_seconds) / 60)`,
  },
};
