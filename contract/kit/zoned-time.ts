import { formatInTimeZone } from 'date-fns-tz';

/*
 * Days and hours of a place, whatever zone the machine is set to that reckons them. A wall time is
 * what a clock hanging there shows, in ms as if it stood in UTC; zones are IANA names.
 */
const dayMs = 86_400_000;

// Of the library only the offset: its dates carry a wall time in the machine's own zone, where an
// hour of the year may be missing.
function offsetOf(at: number, zone: string): number {
  const said = formatInTimeZone(at, zone, 'xxx');
  const [hours = 0, minutes = 0] = said.slice(1).split(':').map(Number);
  return (said.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/** What a clock in a zone shows at an instant (ms). Throws for a zone that is none. */
export const wallTime = (at: number, zone: string): number => at + offsetOf(at, zone);

/**
 * When a clock in a zone shows a wall time: the first time where an hour comes twice, and as much
 * later as the clock is put forward where it never does.
 */
export function instantAt(wall: number, zone: string): number {
  const before = wall - offsetOf(wall - dayMs, zone);
  const after = wall - offsetOf(wall + dayMs, zone);
  return wallTime(before, zone) !== wall && wallTime(after, zone) === wall ? after : before;
}

/** When the day of an instant began in a zone, both in ms. */
export function dayBeganAt(at: number, zone: string): number {
  const wall = wallTime(at, zone);
  return instantAt(wall - (((wall % dayMs) + dayMs) % dayMs), zone);
}

/** The day of an instant (ms) in a zone: `yyyy-MM-dd`. */
export const dayOf = (at: number, zone: string): string =>
  new Date(wallTime(at, zone)).toISOString().slice(0, 10);

/** The day so many days after one, both `yyyy-MM-dd`; empty for what is no day. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(Date.parse(day) + days * dayMs);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
