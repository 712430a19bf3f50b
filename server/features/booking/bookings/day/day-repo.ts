import { sql } from 'kysely';
import type { MovedDay } from '#contract/booking/day-moves.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** Whose bookings between two instants are meant: of a place, of somebody, else all of a calendar. */
export interface OfDay {
  readonly calendarId: number;
  readonly from: Date;
  readonly to: Date;
  readonly placeId?: number | undefined;
  readonly resourceId?: number | undefined;
}

/** The bookings of a day that are still to come, the first first. */
export function bookingsOfDay(tx: Tx, { calendarId, from, to, placeId, resourceId }: OfDay) {
  const isMeant = sql<boolean>`(${placeId ?? resourceId ?? null}::bigint is null or exists (
    select from booking_work w where w.chain_id = bookings.chain_id and w.booking_id = bookings.id
      and (w.place_id = ${placeId ?? null} or w.resource_id = ${resourceId ?? null})))`;
  return tx
    .selectFrom('bookings')
    .select(['id', 'version', 'ticket', 'licenseplate', 'contact_name', 'contact_mobile'])
    .select(['contact_email', 'calendar_id', 'set_id', 'portal_id', 'is_drop_in', 'is_confirmed'])
    .select((e) => [
      e.ref('begins_at').$notNull().as('begins_at'),
      e.fn<string>('bookings_services', ['id']).as('services'),
      e.fn<string>('bookings_places', ['id']).as('where'),
    ])
    .where('calendar_id', '=', calendarId)
    .where('state', '=', 'active')
    .where('checked_in_at', 'is', null)
    .where('archived_at', 'is', null)
    .where('begins_at', '>=', from)
    .where('begins_at', '<', to)
    .where(isMeant)
    .orderBy('begins_at')
    .orderBy('id')
    .execute();
}
export type BookingOfDay = Awaited<ReturnType<typeof bookingsOfDay>>[number];

/** Whether what is meant is planned not to be there all of that time already. */
export async function isClosed(
  tx: Tx,
  { calendarId, from, to, placeId, resourceId }: OfDay,
): Promise<boolean> {
  const found = await tx
    .selectFrom('booking_plans')
    .select('id')
    .where('calendar_id', '=', calendarId)
    .where('archived_at', 'is', null)
    .where('published', '=', true)
    .where('kind', 'in', ['block', 'absence'])
    .where('place_id', 'is not distinct from', placeId ?? null)
    .where('resource_id', 'is not distinct from', resourceId ?? null)
    .where('begins_at', '<=', from)
    .where('ends_at', '>=', to)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How a booking stood before it was moved with its day, and its version since. */
export interface StoodBefore {
  readonly id: number;
  readonly ticket: string;
  readonly version: number;
  readonly begins_at: string;
  readonly minutes: number;
  readonly price: number | null;
  readonly overbooked: string;
  readonly work: readonly { readonly place_id: number | null }[];
}

/** How a booking stands. */
export async function standsNow(tx: Tx, id: number): Promise<Omit<StoodBefore, 'version'>> {
  const { rows } = await sql<Omit<StoodBefore, 'version'>>`
    select b.id, b.ticket, to_jsonb(b.begins_at) #>> '{}' as begins_at, b.minutes, b.price,
      b.overbooked, (select jsonb_agg(to_jsonb(w) - 'during' order by w.id) from booking_work w
        where w.chain_id = b.chain_id and w.booking_id = b.id) as work
    from bookings b where b.id = ${id}`.execute(tx);
  return rows[0]!;
}

/** Writes the work of a booking as it stood. */
export const restoreWork = (tx: Tx, { work }: StoodBefore) =>
  sql`insert into booking_work (chain_id, site_id, booking_id, is_primary, service_id, addon_id, name,
      quantity, minutes, price, place_id, resource_id, begins_at, ends_at)
    select chain_id, site_id, booking_id, is_primary, service_id, addon_id, name, quantity, minutes,
      price, place_id, resource_id, begins_at, ends_at
    from jsonb_populate_recordset(null::booking_work, ${JSON.stringify(work)}::jsonb)
    order by id`.execute(tx);

/** Notes that a day was moved, and keeps back until then what its customers are told; answers its id. */
export async function noteDay(
  tx: Tx,
  { chainId, siteId }: Actor,
  {
    before,
    ...moved
  }: {
    calendar_id: number;
    day: string;
    plan_id: number | null;
    tell_at: Date;
    before: readonly StoodBefore[];
  },
): Promise<number> {
  const ids = before.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .updateTable('booking_events')
      .set({ waits_until: moved.tell_at })
      .where('booking_id', 'in', ids)
      .execute();
  }
  const { id } = await tx
    .insertInto('booking_day_moves')
    .values({ chain_id: chainId, site_id: siteId, ...moved, before: JSON.stringify(before) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A day that was moved, which nobody else undoes meanwhile. */
export async function lockDay(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('booking_day_moves')
    .select(['calendar_id', 'plan_id', 'moved_at', 'tell_at', 'undone_at', 'before'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, before: row.before as readonly StoodBefore[] };
}

/** Notes that a day was put back: its customers are told nothing of it, and what they were to be told before is due again. */
export async function noteUndone(
  tx: Tx,
  id: number,
  now: Date,
  ids: readonly number[],
): Promise<void> {
  await tx.updateTable('booking_day_moves').set({ undone_at: now }).where('id', '=', id).execute();
  if (ids.length === 0) return;
  await tx
    .updateTable('booking_messages')
    .set({ state: 'planned', reason: '' })
    .where('booking_id', 'in', ids)
    .where('state', '=', 'cancelled')
    .where('reason', '=', 'moved')
    // They were cancelled in the transaction that moved the day.
    .where('changed_at', '=', (e) =>
      e.selectFrom('booking_day_moves').select('moved_at').where('id', '=', id),
    )
    .execute();
  await tx
    .deleteFrom('booking_events')
    .where('booking_id', 'in', ids)
    .where('what', '=', 'moved')
    .execute();
  await tx
    .updateTable('booking_events')
    .set({ waits_until: null })
    .where('booking_id', 'in', ids)
    .execute();
}

/** The days of the site that were moved and that nobody has been told of yet, the last one first. */
export async function openDays(tx: Tx, now: Date): Promise<MovedDay[]> {
  const rows = await tx
    .selectFrom('booking_day_moves')
    .select(['id', 'day', 'tell_at'])
    .select(sql<number>`jsonb_array_length(before)`.as('moved'))
    .where('undone_at', 'is', null)
    .where('tell_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, tell_at: row.tell_at.toISOString() }));
}
