import { timelineOf, without, type Interval, type Timeline } from '../schedules/intervals.ts';
import type { Days } from './bookables.ts';

interface Change {
  readonly at: number;
  readonly free: number;
  readonly kept: number;
}

/**
 * When nothing may be booked any more, since the places that are left stay for who comes without a
 * booking: `always` so many, and one more for each plan. A place that one of them has taken already
 * is one of those.
 */
export function reservedTimes({ clocks, kept, places }: Days, always: number): Timeline<Interval> {
  const [first, last] = [clocks[0], clocks.at(-1)];
  if (!first || !last || (always === 0 && kept.items.length === 0)) return timelineOf([]);
  const changes: Change[] = [
    { at: first.from, free: 0, kept: always },
    { at: last.to, free: 0, kept: -always },
  ];
  const during = ({ from, to }: Interval, free: number, one: number) =>
    changes.push({ at: from, free, kept: one }, { at: to, free: -free, kept: -one });
  for (const { open, busy } of places.values()) {
    const booked = busy.items.filter(({ isDropIn }) => !isDropIn);
    for (const one of without(open, booked)) during(one, 1, 0);
  }
  for (const one of kept.items) during(one, 0, 1);

  const reserved: Interval[] = [];
  const now = { at: -Infinity, free: 0, kept: 0 };
  for (const change of changes.toSorted((one, other) => one.at - other.at)) {
    if (change.at > now.at && now.kept > 0 && now.free <= now.kept)
      reserved.push({ from: now.at, to: change.at });
    now.at = change.at;
    now.free += change.free;
    now.kept += change.kept;
  }
  return timelineOf(reserved);
}
