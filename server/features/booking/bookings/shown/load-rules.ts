import type { DayClock } from '#contract/booking/schedules/day-clock.ts';
import { merged, without, type Interval } from '#contract/booking/schedules/intervals.ts';
import { openingOf } from '#contract/booking/schedules/opening.ts';
import type { SlotSite } from '#contract/booking/slots/site.ts';

const minuteMs = 60_000;

const minutesWithin = (intervals: readonly Interval[], { from, to }: Interval): number =>
  intervals.reduce(
    (sum, one) => sum + Math.max(0, Math.min(one.to, to) - Math.max(one.from, from)) / minuteMs,
    0,
  );

/** When each place, or each person, is there by its schedule, else by that of the calendar. */
export function openRows(site: SlotSite, clocks: readonly DayClock[], rowsOf: 'places' | 'people') {
  const { calendar, places, resources } = site;
  const open = openingOf(calendar.schedule, clocks);
  return (rowsOf === 'places' ? places : resources).map(({ id, schedule }) => ({
    id,
    open: schedule ? openingOf(schedule, clocks) : open,
  }));
}

/** How full each day is: the minutes that all places, or all people, are there for, how many of them are booked, and by how many bookings. */
export function loadOf(site: SlotSite, clocks: readonly DayClock[], rowsOf: 'places' | 'people') {
  const { plans, busy } = site;
  const key = rowsOf === 'places' ? 'placeId' : 'resourceId';
  const rows = openRows(site, clocks, rowsOf).map(({ id, open }) => ({
    there: without(
      open,
      plans.filter(
        (plan) => plan[key] === id && (plan.kind === 'block' || plan.kind === 'absence'),
      ),
    ),
    taken: merged(busy.filter((work) => work[key] === id)),
  }));
  return clocks.map((clock) => {
    const sum = (of: 'there' | 'taken') =>
      Math.round(rows.reduce((all, row) => all + minutesWithin(row[of], clock), 0));
    const begun = busy.filter(({ from }) => from >= clock.from && from < clock.to);
    const ids = begun.flatMap(({ by }) => (by.kind === 'booking' ? [by.id] : []));
    return { day: clock.day, open: sum('there'), booked: sum('taken'), count: new Set(ids).size };
  });
}
