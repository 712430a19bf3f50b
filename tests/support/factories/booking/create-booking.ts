import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/open.ts';

/** A line of work and a message of a booking and a car of a wave that hold the canary, a time that is kept for somebody, what a stranger did at a portal, and a day that was moved. */
export async function createBooking(
  db: Database,
  own: { chain_id: number; site_id: number },
  rows: Readonly<Record<string, number>>,
  canary: string,
): Promise<Record<string, number>> {
  return db.transaction('system', async (tx) => {
    await tx
      .insertInto('booking_holds')
      .values({
        ...own,
        form: crypto.randomUUID(),
        calendar_id: rows['calendars']!,
        expires_at: new Date(),
      })
      .execute();
    await tx
      .insertInto('portal_uses')
      .values({
        chain_id: own.chain_id,
        portal_id: rows['booking-portals']!,
        what: 'booking',
        key_hash: randomBytes(32),
      })
      .execute();
    await tx
      .insertInto('booking_work')
      .values({ ...own, booking_id: rows['bookings']!, is_primary: true, name: canary })
      .execute();
    await tx
      .insertInto('auto_booking_cars')
      .values({
        ...own,
        batch_id: rows['auto-bookings']!,
        set_id: rows['wheel-sets']!,
        car: canary,
        position: 0,
        state: 'out',
        reason: 'booked',
      })
      .execute();
    await tx
      .insertInto('booking_events')
      .values({ ...own, booking_id: rows['bookings']!, what: 'booked' })
      .execute();
    const day = await tx
      .insertInto('booking_day_moves')
      .values({
        ...own,
        calendar_id: rows['calendars']!,
        day: '2026-06-03',
        tell_at: new Date(),
        before: JSON.stringify([{ ticket: canary }]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('booking_messages')
      .values({
        ...own,
        booking_id: rows['bookings']!,
        reminder_id: rows['booking-reminders']!,
        about: new Date(),
        is_of_begin: false,
        due_at: new Date(),
        state: 'sent',
        recipient: canary,
        said: canary,
      })
      .execute();
    return { 'day-moves': day.id };
  });
}
