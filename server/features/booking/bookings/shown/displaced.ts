import { bears } from '#contract/booking/slots/courses.ts';
import type { DisplacedBooking } from '#contract/booking/booking-settings/calendar-calls.ts';
import { clocksOf } from '#contract/booking/schedules/day-clock.ts';
import { without, type Interval } from '#contract/booking/schedules/intervals.ts';
import type { Busy, SlotPlan } from '#contract/booking/slots/site.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import type { Context } from '#server/kit/context.ts';
import { slotSiteOf } from '../free/site-of.ts';
import { storedSite } from '../free/site-repo.ts';
import { bookingsInTheWay } from './displaced-repo.ts';
import { openRows } from './load-rules.ts';

const minuteMs = 60_000;
const longest = 62 * 1440 * minuteMs;

/** Between which instants (ms), and whose bookings: of a place or a person that is about to be closed, else all that stand where there is no room for them any more. */
export interface DisplacedQuery {
  readonly calendarId: number;
  readonly from: number;
  readonly to: number;
  readonly placeId?: number | undefined;
  readonly resourceId?: number | undefined;
}

/** The bookings to come that a plan, a closed place or a day that is not open stands in the way of; of no more than two months. */
export async function displacedBookings(
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  { calendarId, placeId, resourceId, ...span }: DisplacedQuery,
): Promise<DisplacedBooking[]> {
  const from = Math.max(span.from, now.getTime());
  const to = Math.min(span.to, from + longest);
  const stored = to > from ? await storedSite(db, calendarId, { from, to }) : undefined;
  if (!stored) return [];
  const zone = caller.timezone;
  const site = slotSiteOf(stored, zone);
  const works = site.busy.filter(
    (work) => work.by.kind === 'booking' && work.from < to && work.to > from,
  );
  const bookings = await bookingsInTheWay(
    db,
    works.flatMap(({ by }) => (by.kind === 'booking' ? [by.id] : [])),
    calendarId,
  );
  const clocks = clocksOf(dayOf(from, zone), dayOf(to, zone), zone);
  const open = {
    placeId: new Map(openRows(site, clocks, 'places').map((row) => [row.id, row.open])),
    resourceId: new Map(openRows(site, clocks, 'people').map((row) => [row.id, row.open])),
  };
  const names = {
    placeId: new Map(stored.places.map(({ id, name }) => [id, name])),
    resourceId: new Map(stored.resources.map(({ id, name }) => [id, name])),
  };
  const whyOf = (
    work: Busy,
    during: Interval,
    { isOverbooked, vehicle }: Pick<(typeof bookings)[number], 'isOverbooked' | 'vehicle'>,
  ): DisplacedBooking['why'] | undefined => {
    if (placeId !== undefined || resourceId !== undefined) {
      const isMeant = work.placeId === placeId || work.resourceId === resourceId;
      return isMeant ? 'planned' : undefined;
    }
    const sides = (['placeId', 'resourceId'] as const).filter((side) => work[side] !== null);
    if (sides.some((side) => !names[side].has(work[side]!))) return 'gone';
    const place = site.places.find(({ id }) => id === work.placeId);
    if (place && !bears(place, vehicle)) return 'too_small';
    if (site.plans.some((plan) => isClosedBy(work, plan))) return 'planned';
    const opened = site.plans.filter(({ kind }) => kind === 'work');
    const isShut = sides.some((side) => {
      const own = opened.filter((plan) => plan[side] === work[side]);
      return without([during], [...open[side].get(work[side]!)!, ...own]).length > 0;
    });
    return isShut && !isOverbooked ? 'closed' : undefined;
  };
  return bookings.flatMap(({ isOverbooked, vehicle, begins_at: begins, ...booking }) => {
    const time = { from: begins.getTime(), to: begins.getTime() + booking.minutes * minuteMs };
    const own = works.filter(({ by }) => by.id === booking.id);
    const found = own.flatMap((work) => {
      // Without what is kept free before and after it.
      const during = { from: Math.max(work.from, time.from), to: Math.min(work.to, time.to) };
      const why = whyOf(work, during, { isOverbooked, vehicle });
      return why ? [{ why, work }] : [];
    });
    const [first] = found;
    if (!first) return [];
    const { placeId: place, resourceId: person } = first.work;
    const where = [names.placeId.get(place ?? 0), names.resourceId.get(person ?? 0)];
    return {
      ...booking,
      begins_at: begins.toISOString(),
      why: first.why,
      where: where.filter(Boolean).join(' · '),
    };
  });
}

/** Whether a plan closes where, or keeps who, something is done. Who is absent from a place closes it for nobody else. */
function isClosedBy(work: Busy, { kind, placeId, resourceId, from, to }: SlotPlan): boolean {
  if ((kind !== 'block' && kind !== 'absence') || from >= work.to || to <= work.from) return false;
  if (placeId === null && resourceId === null) return true;
  if (resourceId !== null && resourceId === work.resourceId) return true;
  return placeId !== null && placeId === work.placeId && (kind === 'block' || resourceId === null);
}
