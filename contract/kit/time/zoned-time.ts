import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset';

/**
 * Days and hours of a place, whatever zone the machine is set to that calculates them. A wall time is
 * what a clock hanging there shows, in ms as if it stood in UTC; zones are IANA names.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

const dayMs = 86_400_000;
const secondMs = 1000;

/** What a clock in a zone shows at an instant (ms). Throws for a zone that is none. */
export function wallTime(at: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  // Not by Date.UTC, which takes the year 26 for 1926.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, ((at % secondMs) + secondMs) % secondMs);
  return date.getTime();
}

/**
 * When a clock in a zone shows a wall time: the first time where an hour comes twice, and as much
 * later as the clock is put forward where it never does.
 */
export function instantAt(wall: number, zone: string): number {
  // Of the hour that comes twice the library takes one or the other, by the machine's own zone.
  const before = wall - getTimezoneOffset(zone, new Date(wall - dayMs));
  const after = wall - getTimezoneOffset(zone, new Date(wall + dayMs));
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
