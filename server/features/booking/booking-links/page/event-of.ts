import type { CalendarEvent } from '#contract/booking/booking-links/ics.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { StoredLinked } from './linked-booking-repo.ts';

interface EventOptions {
  readonly uid: string;
  readonly site: string;
  readonly language: Language;
  readonly url: string;
}

/** A booking as an event of its customer's calendar; undefined while it has no time. */
export function eventOf(
  booking: StoredLinked,
  { uid, site, language, url }: EventOptions,
): CalendarEvent | undefined {
  const { begins_at: begins, minutes, ticket, licenseplate, work } = booking;
  if (begins === null) return undefined;
  const done = work.map(({ name, names }) => names[language] || name).join(', ');
  const instructions = [...new Set(work.map((one) => one.instructions))];
  return {
    uid,
    sequence: booking.version,
    changedAt: booking.changed_at.toISOString(),
    beginsAt: begins.toISOString(),
    endsAt: new Date(begins.getTime() + minutes * 60_000).toISOString(),
    title: [done || ticket, licenseplate].filter(Boolean).join(' · '),
    place: [site, booking.town].filter(Boolean).join(', '),
    text: [ticket, ...instructions].filter(Boolean).join('\n'),
    url,
    isCancelled: booking.state === 'cancelled',
  };
}
