import { bookingPlans } from '#contract/booking/booking-settings/workshop.ts';
import { daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { addRow } from '#server/kit/resource/write.ts';
import { calendarId } from '../free/site-repo.ts';
import { bookingsOfDay, isClosed, type BookingOfDay, type OfDay } from './day-repo.ts';

/** The day that cannot be kept, and whose. */
export interface DayInput {
  readonly calendar_id?: number | undefined;
  readonly day: string;
  readonly place_id?: number | undefined;
  readonly resource_id?: number | undefined;
}

/** Whose bookings are meant between which instants. Throws where the day is over. */
export async function meantBy(
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  { day, place_id, resource_id, ...rest }: DayInput,
): Promise<OfDay> {
  const began = (one: string) => instantAt(Date.parse(one), caller.timezone);
  const [from, to] = [Math.max(began(day), now.getTime()), began(daysAfter(day, 1))];
  if (to <= from) throw new AppError('bookings.day_over', {}, { day: 'fields.too_early' });
  const id = await calendarId(db, rest.calendar_id);
  if (id === undefined) throw new AppError('bookings.no_calendar');
  return {
    calendarId: id,
    from: new Date(from),
    to: new Date(to),
    placeId: place_id,
    resourceId: resource_id,
  };
}

/** What is planned where nobody, or only some place or person, is there for the rest of a day. */
export const closingOf = ({ calendarId: id, from, to, placeId, resourceId }: OfDay) => ({
  calendar_id: id,
  kind: resourceId ? ('absence' as const) : ('block' as const),
  place_id: placeId ?? null,
  resource_id: resourceId ?? null,
  begins_at: from.toISOString(),
  ends_at: to.toISOString(),
});

/**
 * Plans that a place or somebody is not there for the rest of a day, or nobody is, unless that is
 * planned already; answers what stood there. Throws where the day is over.
 */
export async function closeDay(
  context: Context,
  input: DayInput,
): Promise<{ calendarId: number; planId: number | null; found: readonly BookingOfDay[] }> {
  const { db } = context;
  const ofDay = await meantBy(context, input);
  const { calendarId: id } = ofDay;
  const found = await bookingsOfDay(db, ofDay);
  if (await isClosed(db, ofDay)) return { calendarId: id, planId: null, found };
  // What it stands in the way of is moved here: nobody has to be told of it.
  const closing = { ...closingOf(ofDay), published: true };
  const plan = await addRow({ resource: bookingPlans, hooks: {} }, context, closing);
  return { calendarId: id, planId: plan.id, found };
}
