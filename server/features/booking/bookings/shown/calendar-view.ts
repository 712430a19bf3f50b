import type { bookingCalls } from '#contract/booking/booking-calls.ts';
import { clocksOf } from '#contract/booking/schedules/day-clock.ts';
import type { Answer } from '#contract/kit/call.ts';
import { daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import type { Context } from '#server/kit/context.ts';
import { slotSiteOf } from '../free/site-of.ts';
import { storedSite } from '../free/site-repo.ts';
import { drawnBookings } from './calendar-repo.ts';
import { loadOf, openRows } from './load-rules.ts';

type Calendar = (typeof bookingCalls)['calendar'];

const mostDays = 42;
const iso = (at: string | number) => new Date(at).toISOString();

/** The bookings of some days with the rows they stand in, what is planned there, and how full each day is. */
export async function calendarView(context: Context<Calendar>): Promise<Answer<Calendar>['data']> {
  const { db, caller, query } = context;
  const { from } = query;
  const last = daysAfter(from, mostDays - 1);
  const to = query.to < from ? from : query.to > last ? last : query.to;
  const zone = caller.timezone;
  const began = (day: string) => instantAt(Date.parse(day), zone);
  const between = { from: began(from), to: began(daysAfter(to, 1)) };
  const stored = await storedSite(db, query.calendar_id, between);
  if (!stored) {
    const none = {
      rows: [],
      mine: null,
      bookings: [],
      unplanned: [],
      plans: [],
      hours: [],
      load: [],
    };
    return { calendar_id: null, timezone: zone, slot_interval: 15, ...none };
  }
  const found =
    query.bookings === 'none' ? [] : await drawnBookings(db, stored.id, between, query.rows);
  const ofPlaces = query.rows === 'places';
  const rows = ofPlaces ? stored.places : stored.resources;
  const site = slotSiteOf(stored, zone);
  const clocks = clocksOf(from, to, zone);
  const rowOf = (plan: (typeof stored.plans)[number]) =>
    ofPlaces ? plan.place_id : plan.resource_id;
  // Somebody's absence says nothing of the places.
  const isSeen = (plan: (typeof stored.plans)[number]) =>
    rowOf(plan) !== null || (plan.place_id === null && plan.resource_id === null);
  return {
    calendar_id: stored.id,
    timezone: zone,
    slot_interval: stored.slot_interval,
    rows: rows.map(({ id, name, kind }) => ({ id, name, kind })),
    mine: stored.resources.find((one) => one.user_id === caller.userId)?.id ?? null,
    bookings: found.filter(({ begins_at: begins }) => begins !== null),
    unplanned: found.filter(({ begins_at: begins }) => begins === null),
    plans: stored.plans.filter(isSeen).map((plan) => ({
      id: plan.id,
      kind: plan.kind,
      row: rowOf(plan),
      begins_at: iso(plan.begins_at),
      ends_at: iso(plan.ends_at),
      note: plan.note,
    })),
    hours: openRows(site, clocks, query.rows).flatMap(({ id, open }) =>
      open.map((one) => ({ row: id, begins_at: iso(one.from), ends_at: iso(one.to) })),
    ),
    load: loadOf(site, clocks, query.rows),
  };
}
