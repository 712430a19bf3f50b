import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { BookingsToday } from '#contract/desk/dashboard.ts';
import type { Tx } from '#server/db/open.ts';

const hourMs = 3_600_000;
const soon = 2 * hourMs;

/** How many come today, who comes within two hours, who should be here by now, and how many that are to come have not confirmed; in one question. */
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
  };
}
