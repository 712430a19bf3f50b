import { sql } from 'kysely';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each booking that stands in the plan of the period. */
export const bookingOutcomesSource: ReportSource = {
  rows: ({ from, until, query }) => sql`
    select b.id as row_id, b.site_id, b.id as leads_to, b.ticket, b.begins_at as at, b.calendar_id as calendar, c.name as calendar_name, b.type, b.state,
      b.minutes, b.no_show, b.is_late
    from bookings b join calendars c on c.chain_id = b.chain_id and c.id = b.calendar_id
    where b.begins_at >= ${from} and b.begins_at < ${until} and b.archived_at is null
      and (${query['type'] ?? null}::text is null or b.type = ${query['type'] ?? null})`,
  columns: {
    bookings: sql`count(*)`,
    // What was cancelled takes no room.
    minutes: sql`coalesce(sum(minutes) filter (where state <> 'cancelled'), 0)`,
    completed: sql`count(*) filter (where state = 'completed')`,
    cancelled: sql`count(*) filter (where state = 'cancelled' and not no_show)`,
    no_shows: sql`count(*) filter (where no_show)`,
    late: sql`count(*) filter (where is_late)`,
  },
};
