import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

const most = 20;
const daysBack = 30;
// No sign comes after it.
const behindAll = '\u{10FFFF}';

const found = (tx: Tx) =>
  tx
    .selectFrom('bookings as b')
    .select(['b.id', 'b.ticket', 'b.licenseplate', 'b.contact_name as name', 'b.begins_at as at'])
    .select(sql<string>`bookings_services(b.id)`.as('services'))
    .where('b.archived_at', 'is', null);

/** A booking as the search shows it. */
export type FoundBooking = Awaited<ReturnType<typeof bookingsByTicket>>[number];

/** The booking of a ticket. */
export const bookingsByTicket = (tx: Tx, ticket: string) =>
  found(tx).where('b.ticket', '=', ticket).execute();

/** Bookings of cars whose plate begins so, that have not long been over; the last first. */
export const bookingsByPlate = (tx: Tx, plate: string, since: Date) =>
  found(tx)
    .where('b.licenseplate', '>=', sql<string>`${plate}::text collate "C"`)
    .where('b.licenseplate', '<', sql<string>`${plate + behindAll}::text collate "C"`)
    .where('b.begins_at', '>=', new Date(since.getTime() - daysBack * 86_400_000))
    .orderBy('b.begins_at', 'desc')
    .limit(most)
    .execute();
