import type { LinkedBooking } from '#contract/booking/booking-links/page.ts';
import { actsOfCustomer } from '#contract/booking/booking-links/page-rules.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { OpenLink } from '#server/kit/links/link-repo.ts';
import type { Context } from '#server/kit/context.ts';
import { changeRulesOf } from '#server/features/booking/bookings/exports.ts';
import { phoneOf } from '#server/features/workshop/tread-depth/exports.ts';
import { linkedBooking, type StoredLinked } from './linked-booking-repo.ts';

/** What an address of a booking shows now, said in the customer's language, else in that of whoever reads it. Undefined where there is nothing to see. */
export async function pageOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  link: OpenLink,
  fallback: Language,
): Promise<LinkedBooking | undefined> {
  const booking = await linkedBooking(db, link);
  if (!booking) return undefined;
  const rules = await changeRulesOf(db, booking);
  const language = booking.language ?? fallback;
  const own = { ...booking, ...onTheWire(booking) };
  return {
    revision: booking.version,
    asOf: now.toISOString(),
    takesSms: booking.takes_sms,
    siteName: link.siteName,
    town: booking.town,
    phone: await phoneOf(db, link),
    timezone: link.timezone,
    language: booking.language,
    ticket: booking.ticket,
    state: booking.state,
    noShow: booking.no_show,
    isConfirmed: booking.is_confirmed,
    awaitsSite: booking.type === 'portal' && rules.needs_confirmation && !booking.is_confirmed,
    isAuto: booking.type === 'auto',
    isHere: booking.checked_in_at !== null,
    beginsAt: own.begins_at,
    minutes: booking.minutes,
    work: booking.work.map(({ name, names, quantity }) => ({
      name: names[language] || name,
      quantity,
    })),
    price: booking.price,
    owed: booking.fee,
    currency: booking.currency,
    licenseplate: booking.licenseplate,
    instructions: [...new Set(booking.work.map(({ instructions: text }) => text).filter(Boolean))],
    bookAgain:
      booking.state === 'active' || booking.book_again === null
        ? null
        : `/book/${booking.book_again}`,
    wheels: booking.state === 'active' ? booking.wheels : null,
    acts: actsOfCustomer(own, rules, now),
  };
}

const onTheWire = ({ begins_at: begins, checked_in_at: arrived }: StoredLinked) => ({
  begins_at: begins?.toISOString() ?? null,
  checked_in_at: arrived?.toISOString() ?? null,
});
