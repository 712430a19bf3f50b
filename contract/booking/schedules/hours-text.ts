import { daysAfter } from '../../kit/time/zoned-time.ts';
import { hoursOf, openDayFrom, type Schedule } from './schedule.ts';

/** When a workshop is open on a day; of one on which it is closed, when it opens next. */
export interface OpenOn {
  /** Each from–to, as clocks show them: `08:00–16:00`. */
  readonly hours: readonly string[];
  /** The day and the minute that it opens next; null where it is open, or never again. */
  readonly next: { readonly day: string; readonly from: string } | null;
}

const clockText = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** What a door says on a day (`yyyy-MM-dd`) of the hours of a schedule. */
export function openOn(schedule: Schedule, day: string): OpenOn {
  const open = (one: string) => hoursOf(schedule, one).hours.filter(([from, to]) => from < to);
  const hours = open(day).map(([from, to]) => `${clockText(from)}–${clockText(to)}`);
  const next = hours.length > 0 ? null : openDayFrom(schedule, daysAfter(day, 1));
  return { hours, next: next === null ? null : { day: next, from: clockText(open(next)[0]![0]) } };
}
