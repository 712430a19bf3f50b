import { momentOf, type DayClock } from './day-clock.ts';
import { merged, type Interval } from './intervals.ts';
import { hoursOf, type Schedule } from './schedule.ts';

/** When a schedule is open on some days that follow each other: in order, without a break at midnight where it stays open. */
export const openingOf = (schedule: Schedule, clocks: readonly DayClock[]): Interval[] =>
  merged(
    clocks.flatMap((clock) =>
      hoursOf(schedule, clock.day).hours.map(([from, to]) => ({
        from: momentOf(clock, from),
        to: momentOf(clock, to),
      })),
    ),
  );
