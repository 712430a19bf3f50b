import { sql } from 'kysely';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import type { Tx } from '#server/db/open.ts';
import type { Between } from '../free/site-repo.ts';

// More of them nobody can plan by hand.
const mostUnplanned = 200;
// No booking is longer.
const longest = 2880 * 60_000;

type Row = Omit<DrawnBooking, 'begins_at' | 'checked_in_at'> & {
  begins_at: Date | null;
  checked_in_at: Date | null;
};

/** The bookings of a calendar between two instants, and those without a time that are still to be planned: in one question. */
export async function drawnBookings(
  tx: Tx,
  calendarId: number,
  { from, to }: Between,
  rowsOf: 'places' | 'people',
): Promise<DrawnBooking[]> {
  const row = sql.ref(rowsOf === 'places' ? 'w.place_id' : 'w.resource_id');
  const columns = sql`b.id, b.version, b.ticket, b.begins_at, b.minutes, b.state, b.type,
      b.is_confirmed, b.is_drop_in, b.is_late, b.no_show, b.overbooked <> '' as overbooked,
      b.checked_in_at, b.licenseplate, b.contact_name, b.contact_mobile, b.set_id`;
  const { rows } = await sql<Row>`
    with drawn as (
      (select ${columns}, b.chain_id from bookings b
        where b.calendar_id = ${calendarId} and b.archived_at is null
          and b.begins_at >= ${new Date(from - longest)} and b.begins_at < ${new Date(to)}
          and b.begins_at + greatest(b.minutes, 1) * interval '1 minute' > ${new Date(from)})
      union all
      (select ${columns}, b.chain_id from bookings b
        where b.calendar_id = ${calendarId} and b.archived_at is null
          and b.begins_at is null and b.state = 'active'
        order by b.id limit ${mostUnplanned})
    )
    select b.*, coalesce(work.services, '') as services, coalesce(work.rows, '{}') as rows
    from drawn b
    left join lateral (
      select string_agg(w.name, ', ' order by w.is_primary desc, w.id)
          filter (where w.name <> '') as services,
        array_agg(distinct ${row}) filter (where ${row} is not null) as rows
      from booking_work w where w.chain_id = b.chain_id and w.booking_id = b.id
    ) work on true
    order by b.begins_at, b.id`.execute(tx);
  return rows.map(({ begins_at: begins, checked_in_at: came, ...booking }) => ({
    ...booking,
    begins_at: begins?.toISOString() ?? null,
    checked_in_at: came?.toISOString() ?? null,
  }));
}
