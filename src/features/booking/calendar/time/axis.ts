import { clockOf } from '#contract/booking/schedules/day-clock.ts';
import { wallTime } from '#contract/kit/time/zoned-time.ts';

const minuteMs = 60_000;

/** A day of the view as it is in the site's zone: 23, 24 or 25 hours of it. Instants are ms UTC. */
export interface AxisDay {
  readonly day: string;
  readonly from: number;
  readonly to: number;
  /** Minutes of the axis that this day does not have: its clock skips them, or only another day has them twice. */
  readonly missing: { readonly at: number; readonly by: number } | null;
}

/** The time of day that the days of a view have in common, in minutes. */
export interface Axis {
  readonly zone: string;
  readonly days: readonly AxisDay[];
  readonly minutes: number;
}

/** The axis of some days: what only some of them have is on it, and missing from the others. */
export function axisOf(days: readonly string[], zone: string): Axis {
  const found = days.map((day) => lengthOf(day, zone));
  const minutes = Math.max(...found.map(({ from, to }) => (to - from) / minuteMs));
  const twice = found.find(({ change }) => change && change.by < 0)?.change;
  return {
    zone,
    minutes,
    days: found.map(({ change, ...day }) => {
      const isWhole = (day.to - day.from) / minuteMs === minutes;
      const skips = twice ? { at: twice.at, by: -twice.by } : change;
      return { ...day, missing: isWhole ? null : (skips ?? null) };
    }),
  };
}

/** A day, and when its clock is set: after so many minutes, by so many. */
function lengthOf(day: string, zone: string) {
  const { from, to, parts } = clockOf(day, zone);
  const second = parts[1];
  if (!second) return { day, from, to, change: null };
  const at = (second.from - from) / minuteMs;
  return { day, from, to, change: { at, by: second.minute - at } };
}

/** Where on the axis an instant of a day stands, in minutes; what is before or after the day at its edge. `end`: as the end of something. */
export function positionOf(day: AxisDay, at: number, end = false): number {
  const passed = (Math.min(Math.max(at, day.from), day.to) - day.from) / minuteMs;
  const { missing } = day;
  if (!missing || passed < missing.at || (end && passed === missing.at)) return passed;
  return passed + missing.by;
}

/** The instant that stands there on the axis of a day; of minutes that it does not have, the first after them. */
export function instantOf({ from, missing }: AxisDay, position: number): number {
  if (!missing || position <= missing.at) return from + position * minuteMs;
  return from + Math.max(missing.at, position - missing.by) * minuteMs;
}

/** What a clock shows there, `07:30`, and whether it has shown it before on this day. */
export function clockAt({ days, zone }: Axis, position: number): { time: string; again: boolean } {
  const day = days.find(({ missing }) => missing === null) ?? days[0]!;
  const wall = wallTime(day.from + position * minuteMs, zone);
  const shown = (wall - Date.parse(day.day)) / minuteMs;
  const before = wallTime(day.from + shown * minuteMs, zone) === wall;
  return { time: new Date(wall).toISOString().slice(11, 16), again: before && shown < position };
}
