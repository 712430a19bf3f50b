import type { MessageRule } from '#contract/booking/messages/message-rules.ts';
import type { SlotSite } from '#contract/booking/slots/site.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { around, type Asking, type Days } from '../free/ask.ts';
import { bookedOf } from '../free/booked-repo.ts';
import { askingBy } from '../free/other-times.ts';
import { slotSiteOf } from '../free/site-of.ts';
import { leadsOf, storedOffer, type StoredOffer } from '../free/offer-repo.ts';
import { storedSite, type StoredSite } from '../free/site-repo.ts';
import { rulesOfCalendars } from '../messages/plan-repo.ts';
import { closingOf, meantBy, type DayInput } from './close-day.ts';
import { bookingsOfDay, isClosed, type BookingOfDay } from './day-repo.ts';

/** All that is needed to plan a day: read once, however many bookings it has. */
export interface DayRead {
  readonly found: readonly BookingOfDay[];
  /** What is done in a booking of it, as somebody would want it again. */
  readonly askingOf: (booking: BookingOfDay) => Asking;
  /** The calendar as it is stored, and as the engine has it: with what is asked for not there. */
  readonly stored: StoredSite;
  readonly site: SlotSite;
  /** All that is done in these bookings; from how far their wheels come. */
  readonly offer: StoredOffer;
  readonly leads: Awaited<ReturnType<typeof leadsOf>>;
  /** By what customers are told that something was moved. */
  readonly rules: readonly MessageRule[];
}

/** Reads a day that cannot be kept, with the days that its bookings may be moved to. Throws where there is no such calendar or place, or the day is over. */
export async function readDay(
  context: Pick<Context, 'db' | 'caller' | 'now'>,
  input: DayInput,
  days: Days,
): Promise<DayRead> {
  const { db, caller } = context;
  const ofDay = await meantBy(context, input);
  const { calendarId } = ofDay;
  const found = await bookingsOfDay(db, ofDay);
  const booked = await bookedOf(
    db,
    found.map(({ id }) => id),
  );
  const site = await storedSite(db, calendarId, around(days, caller.timezone));
  if (!site) throw new AppError('bookings.no_calendar');
  const wanted = [...booked.values()].flatMap(({ lines }) => lines);
  const offer = await storedOffer(db, {
    calendarId,
    services: wanted.flatMap(({ service_id: id }) => id ?? []),
    addons: wanted.flatMap(({ addon_id: id }) => id ?? []),
    setId: undefined,
    portalId: undefined,
    carId: undefined,
    booked: wanted,
  });
  const stored = (await isClosed(db, ofDay)) ? site : closed(site, closingOf(ofDay));
  return {
    found,
    askingOf: (booking) => askingBy(booking, booked.get(booking.id)),
    stored,
    site: slotSiteOf(stored, caller.timezone),
    offer,
    leads: await leadsOf(
      db,
      found.flatMap(({ set_id: id }) => id ?? []),
    ),
    rules: (await rulesOfCalendars(db, [calendarId])).filter(({ type }) => type === 'changed'),
  };
}

// As if it were planned already; no plan has this id.
const closed = (site: StoredSite, plan: ReturnType<typeof closingOf>): StoredSite => ({
  ...site,
  plans: [...site.plans, { ...plan, id: 0, note: '' }],
});
