import { bookingPlans } from '#contract/booking/booking-settings/workshop.ts';
import { daysAfter, instantAt } from '#contract/kit/zoned-time.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/mount.ts';
import { addRow } from '#server/kit/resource/write.ts';
import { calendarId } from '../free/site-repo.ts';
import { bookingsOfDay, isClosed, type BookingOfDay, type OfDay } from './day-repo.ts';

/** The day that cannot be kept, and whose. */
export interface AskedDay {
  readonly calendar_id?: number | undefined;
  readonly day: string;
  readonly place_id?: number | undefined;
  readonly resource_id?: number | undefined;
}

/**
 * Plans that a place or somebody is not there for the rest of a day, or nobody is, unless that is
 * planned already; answers what stood there. Throws where the day is over.
 */
export async function closeDay(
  context: Context,
  { day, place_id, resource_id, ...asked }: AskedDay,
): Promise<{ calendarId: number; planId: number | null; found: readonly BookingOfDay[] }> {
  const { db, caller, now } = context;
  const began = (one: string) => instantAt(Date.parse(one), caller.timezone);
  const [from, to] = [Math.max(began(day), now.getTime()), began(daysAfter(day, 1))];
  if (to <= from) throw new AppError('bookings.day_over', {}, { day: 'fields.too_early' });
  const id = await calendarId(db, asked.calendar_id);
  if (id === undefined) throw new AppError('bookings.no_calendar');
  const ofDay: OfDay = {
    calendarId: id,
    from: new Date(from),
    to: new Date(to),
    placeId: place_id,
    resourceId: resource_id,
  };
  const found = await bookingsOfDay(db, ofDay);
  if (await isClosed(db, ofDay)) return { calendarId: id, planId: null, found };
  // What it stands in the way of is moved here: nobody has to be told of it.
  const plan = await addRow({ resource: bookingPlans, ways: {} }, context, {
    calendar_id: id,
    kind: resource_id ? 'absence' : 'block',
    place_id: place_id ?? null,
    resource_id: resource_id ?? null,
    begins_at: new Date(from).toISOString(),
    ends_at: new Date(to).toISOString(),
    published: true,
  });
  return { calendarId: id, planId: plan.id, found };
}
