import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** By which column of a booking's work what it is done by, or with, is known. */
export type BookedBy = 'service_id' | 'addon_id' | 'place_id' | 'resource_id';

const coming = (
  now: Date,
) => sql`b.state = 'active' and b.archived_at is null and b.checked_in_at is null
  and (b.begins_at is null or b.begins_at > ${now})`;

/** How many bookings to come, or without a time yet, something is booked in. */
export async function comingWith(tx: Tx, by: BookedBy, id: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings b where ${coming(now)} and exists (
      select from booking_work w where w.chain_id = b.chain_id and w.booking_id = b.id
        and ${sql.ref(`w.${by}`)} = ${id})`.execute(tx);
  return rows[0]!.count;
}

/** How many bookings to come, or without a time yet, a calendar has. */
export async function comingIn(tx: Tx, calendarId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings b
    where ${coming(now)} and b.calendar_id = ${calendarId}`.execute(tx);
  return rows[0]!.count;
}

/** The name of a season wave that is not over, and books this service, or one of this calendar; undefined where none does. */
export async function openWaveOf(
  tx: Tx,
  by: 'id' | 'calendar_id',
  id: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select a.name from auto_bookings a
    join booking_services s on s.chain_id = a.chain_id and s.id = a.service_id
    where ${sql.ref(`s.${by}`)} = ${id} and a.archived_at is null
      and a.state in ('draft', 'planned', 'running', 'paused')
    order by a.id desc limit 1`.execute(tx);
  return rows[0]?.name;
}
