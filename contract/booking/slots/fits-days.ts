import { clocksOf, type DayClock } from '../schedules/day-clock.ts';
import { without, type Interval } from '../schedules/intervals.ts';
import { daysOf, type Bookable, type Days } from './bookables.ts';
import { coursesOf, type Course } from './courses.ts';
import type { SlotQuestion, Work } from './question.ts';
import type { SlotSite } from './site.ts';

/**
 * Which work of a question could be done on one of its days if nobody had booked anything: it is not
 * longer than the workshop, a place that suits it and somebody who can do it are there at a stretch.
 */
export function fittingWork(question: SlotQuestion, site: SlotSite): Work[] {
  const clocks = clocksOf(question.from, question.to, site.zone);
  const days = daysOf(question, { ...site, busy: [] }, clocks);
  const opening = without(days.opening, days.closedBy.items);
  return question.work.filter((work) => {
    const stretches = stretchesOf(work, opening, clocks);
    const { courses, never } = coursesOf({ ...question, work: [work] }, site);
    // Where nobody and no place can do it, that is what is wrong with it.
    return never.length > 0 || courses.some((course) => isDone(course, days, stretches));
  });
}

/** When it is open, from the first day on which a work is offered and begun no later than on the last. */
function stretchesOf(
  { validFrom, validTo }: Work,
  opening: readonly Interval[],
  clocks: readonly DayClock[],
): Interval[] {
  const offered = clocks.filter(({ day }) => (validFrom ?? day) <= day && day <= (validTo ?? day));
  const [first, last] = [offered[0], offered.at(-1)];
  if (!first || !last) return [];
  return opening
    .map(({ from, to }) => ({ from: Math.max(from, first.from), to }))
    .filter(({ from, to }) => from < to && from < last.to);
}

const isDone = ({ length, stays }: Course, days: Days, stretches: readonly Interval[]): boolean =>
  isLongEnough(stretches, length) &&
  stays.every(({ places, begins, ends, steps }) =>
    places.some((place) => {
      const there = both(stretches, days.places.get(place.id)!.open);
      return (
        isLongEnough(there, ends - begins) &&
        steps.every((step) =>
          step.demands.every(
            ({ able, count }) =>
              able.filter(({ id }) =>
                isThere(days.resources.get(id)!, there, step.ends - step.begins),
              ).length >= count,
          ),
        )
      );
    }),
  );

const isThere = ({ open, notInPortal }: Bookable, when: readonly Interval[], length: number) =>
  notInPortal === null && isLongEnough(both(when, open), length);

const isLongEnough = (stretches: readonly Interval[], length: number) =>
  stretches.some(({ from, to }) => to - from >= length);

/** What two lists of times have in common. */
function both(some: readonly Interval[], others: readonly Interval[]): Interval[] {
  return without(some, without(some, others));
}
