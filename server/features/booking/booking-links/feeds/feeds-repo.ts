import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** A booking as a feed may show it. */
export interface FedBooking {
  readonly id: number;
  readonly version: number;
  readonly changed_at: Date;
  readonly begins_at: Date;
  readonly minutes: number;
  readonly ticket: string;
  readonly licenseplate: string;
  readonly services: string;
}

interface Which {
  readonly calendarId: number;
  readonly resourceId: number | null;
  readonly from: Date;
  readonly to: Date;
}

/** The bookings of a calendar, or of one person of it, between two instants; those that stand. */
export async function fedBookings(
  tx: Tx,
  { calendarId, resourceId, from, to }: Which,
): Promise<FedBooking[]> {
  const { rows } = await sql<FedBooking>`
    select b.id, b.version, b.changed_at, b.begins_at, b.minutes, b.ticket, b.licenseplate,
      bookings_services(b.id) as services
    from bookings b
    where b.calendar_id = ${calendarId} and b.archived_at is null and b.state <> 'cancelled'
      and b.begins_at >= ${from} and b.begins_at < ${to}
      and (${resourceId}::bigint is null or exists (select from booking_work w
        where w.chain_id = b.chain_id and w.booking_id = b.id and w.resource_id = ${resourceId}))
    order by b.begins_at, b.id`.execute(tx);
  return rows;
}

/** What a calendar is called, and a person of it, if one is meant; undefined where either is no longer in use. */
export async function nameOfFeed(
  tx: Tx,
  calendarId: number,
  resourceId: number | null,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('calendars as c')
    .leftJoin('booking_resources as r', (join) =>
      join
        .onRef('r.chain_id', '=', 'c.chain_id')
        .onRef('r.calendar_id', '=', 'c.id')
        .on('r.id', '=', resourceId)
        .on('r.archived_at', 'is', null),
    )
    .select(['c.name', 'r.name as person'])
    .where('c.id', '=', calendarId)
    .where('c.archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  return resourceId === null ? row.name : (row.person ?? undefined);
}
