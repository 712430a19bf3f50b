import { instantAt, wallTime } from '../../kit/time/zoned-time.ts';

/** Between which minutes of the day messages may leave, by the clock of the site; over midnight where it ends before it begins, at any time where both are the same. */
export interface SendWindow {
  readonly from: number;
  readonly to: number;
}

const minuteMs = 60_000;
const dayMinutes = 1440;
const dayMs = dayMinutes * minuteMs;
// So long before nothing leaves any more that what is sent then has left.
const closing = 30;

/** The next instant (ms) from one on at which a message may leave. */
export function nextInWindow(at: number, window: SendWindow, zone: string): number {
  const { day, minute } = clockAt(at, zone);
  if (isOpen(minute, window)) return at;
  const opens = minute < window.from ? day : day + dayMs;
  return instantAt(opens + window.from * minuteMs, zone);
}

/** The last instant (ms) before one at which a message should leave: shortly before the window closes. */
export function lastInWindow(at: number, window: SendWindow, zone: string): number {
  const { day, minute } = clockAt(at, zone);
  if (isOpen(minute, window)) return at;
  const lasts = (window.to - window.from + dayMinutes) % dayMinutes || dayMinutes;
  const closed = minute < window.to ? day - dayMs : day;
  return instantAt(closed + (window.to - Math.min(closing, lasts)) * minuteMs, zone);
}

/** So many minutes after an instant (ms), whole days of them by the clock: the same time of another day, also when clocks change between. */
export function minutesAfter(at: number, minutes: number, zone: string): number {
  if (minutes % dayMinutes !== 0) return at + minutes * minuteMs;
  return minutes === 0 ? at : instantAt(wallTime(at, zone) + minutes * minuteMs, zone);
}

function clockAt(at: number, zone: string) {
  const wall = wallTime(at, zone);
  const sinceMidnight = ((wall % dayMs) + dayMs) % dayMs;
  return { day: wall - sinceMidnight, minute: sinceMidnight / minuteMs };
}

const isOpen = (minute: number, { from, to }: SendWindow): boolean =>
  from === to || (from < to ? minute >= from && minute < to : minute >= from || minute < to);
