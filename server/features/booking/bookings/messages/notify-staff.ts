import { rolesWith } from '#contract/rights.ts';
import { wallTime } from '#contract/kit/time/zoned-time.ts';
import { notify } from '#server/features/platform/notifications/exports.ts';
import type { Context } from '#server/kit/context.ts';
import { bookingsForNotice } from './staff-repo.ts';
import type { BookingEvent } from './plan-repo.ts';

// What changes later than this before a booking may leave a place empty, or need somebody at once.
const close = 48 * 3_600_000;

/** Notifies who works with bookings of what customers did: booked by a portal, or cancelled or moved what begins within two days. Answers whether there was anything to tell. */
export async function notifyStaff(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  events: readonly BookingEvent[],
): Promise<boolean> {
  const byCustomers = events.filter(({ by_customer, what }) => by_customer && what in wordOf);
  const bookings = await bookingsForNotice(
    db,
    byCustomers.map(({ bookingId }) => bookingId),
  );
  const news = byCustomers.flatMap((event) => {
    const booking = bookings.find(({ id }) => id === event.bookingId);
    const word = wordOf[event.what as keyof typeof wordOf];
    if (!booking || (word === 'booked' && booking.type !== 'portal')) return [];
    // Let go by a wave, not by the customer.
    if (word === 'cancelled' && booking.cancelledBy === 'site') return [];
    const times = [booking.begins, event.begins_before].flatMap((time) => time ?? []);
    const at = event.at.getTime();
    const isClose = times.some((time) => time.getTime() > at && time.getTime() - at < close);
    return word === 'booked' || isClose ? [{ event, booking, word }] : [];
  });
  for (const { event, booking, word } of news) {
    const { ticket, plate, name, services, isConfirmed, begins } = booking;
    const wallClock = (time: Date | null) =>
      time ? new Date(wallTime(time.getTime(), caller.timezone)).toISOString() : '';
    const when = (time: Date | null) => wallClock(time).slice(0, 16).replace('T', ' ');
    const others = word === 'booked' ? booking.samePlate : [];
    const base = word === 'booked' && !isConfirmed ? 'unconfirmed' : word;
    const textKey = others.length > 0 ? `${base}Again` : base;
    await notify(db, {
      chainId: caller.chainId,
      to: { siteId: caller.siteId, roles: rolesWith('bookings.write') },
      kind: 'operations',
      words: {
        key: (part) => `bookings:told.${textKey}.${part}`,
        values: {
          who: [plate, name].filter(Boolean).join(', ') || ticket,
          ticket,
          services,
          time: when(begins),
          before: when(event.begins_before),
          others: others.map((one) => `${when(new Date(one.begins))} (${one.ticket})`).join(', '),
        },
      },
      shouldResolve: base === 'unconfirmed',
      once: `booking_${word} ${booking.id} ${event.at.getTime()}`,
    });
  }
  return news.length > 0;
}

const wordOf = { booked: 'booked', cancelled: 'cancelled', moved: 'moved' } as const;
