import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { BookingState } from '#contract/booking/booking-rules.ts';
import type { BookingsToday } from '#contract/desk/dashboard.ts';
import type { Tx } from '#server/db/open.ts';

const hourMs = 3_600_000;
const soon = 2 * hourMs;
// Nobody does more in a day.
const mostOfOnes = 40;

/** How many come today, who comes within two hours, who should be here by now, how many that are to come have not confirmed, and what the caller does today themselves; in one question. */
export async function bookingsTodayOf(
  tx: Tx,
  { since, until, now, most }: { since: Date; until: Date; now: Date; most: number },
): Promise<BookingsToday> {
  const active = tx
    .selectFrom('bookings as b')
    .where('b.archived_at', 'is', null)
    .where('b.state', '=', 'active');
  const next = active
    .select(['b.id', 'b.begins_at', 'b.licenseplate', 'b.contact_name'])
    .select(sql<string>`bookings_services(b.id)`.as('services'))
    .where('b.checked_in_at', 'is', null)
    .where('b.begins_at', '>=', now)
    .where('b.begins_at', '<', new Date(now.getTime() + soon))
    .orderBy('b.begins_at')
    .limit(most);
  const counted = active.select((e) => e.fn.countAll<number>().as('count'));
  const isBooked = tx
    .selectFrom('booking_resources')
    .select(sql<number>`1`.as('one'))
    .where('archived_at', 'is', null)
    .where('user_id', '=', sql<number>`current_person()`);
  const mine = tx
    .selectFrom('bookings as b')
    .select(['b.id', 'b.begins_at', 'b.minutes', 'b.licenseplate', 'b.contact_name'])
    .select(['b.state', 'b.checked_in_at'])
    .select(sql<string>`bookings_services(b.id)`.as('services'))
    .select(sql<string>`bookings_own_place(b.id)`.as('place'))
    .where('b.archived_at', 'is', null)
    .where('b.state', '<>', 'cancelled')
    .where('b.begins_at', '>=', since)
    .where('b.begins_at', '<', until)
    .where(sql<boolean>`bookings_mine(b.id)`)
    .orderBy('b.begins_at')
    .limit(mostOfOnes);
  const row = await tx
    .selectNoFrom([
      tx
        .selectFrom('bookings as b')
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('b.archived_at', 'is', null)
        .where('b.state', '<>', 'cancelled')
        .where('b.begins_at', '>=', since)
        .where('b.begins_at', '<', until)
        .as('today'),
      counted
        .where('b.checked_in_at', 'is', null)
        .where('b.begins_at', '>=', since)
        .where('b.begins_at', '<', now)
        .as('late'),
      counted.where('b.is_confirmed', '=', false).where('b.begins_at', '>=', now).as('unconfirmed'),
      jsonArrayFrom(next).as('next'),
      sql<boolean>`exists (${isBooked})`.as('booked'),
      jsonArrayFrom(mine).as('mine'),
    ])
    .executeTakeFirstOrThrow();
  return {
    today: row.today ?? 0,
    late: row.late ?? 0,
    unconfirmed: row.unconfirmed ?? 0,
    next: row.next.map(({ begins_at: begins, ...booking }) => ({
      ...booking,
      begins_at: new Date(begins ?? 0).toISOString(),
    })),
    mine: row.booked
      ? row.mine.map(({ begins_at: begins, checked_in_at: came, state, ...booking }) => ({
          ...booking,
          state: state as BookingState,
          begins_at: new Date(begins ?? 0).toISOString(),
          checked_in_at: came && new Date(came).toISOString(),
        }))
      : null,
  };
}
