import { isValid, lightFormat, parseISO } from 'date-fns';
import { toZonedTime } from 'date-fns-tz';
import { logProblem } from '../device/log.ts';

const defaultZone = 'Europe/Oslo';
let zone = defaultZone;

/** Shows times in the profile's zone from now on; an unknown one is logged and Europe/Oslo holds. */
export function showTimesIn(wanted: string | null): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: wanted ?? defaultZone });
    zone = wanted || defaultZone;
  } catch (cause) {
    logProblem(`Not a time zone: ${wanted}`, cause);
    zone = defaultZone;
  }
}

/** The zone that times are shown in: an IANA name. */
export const shownZone = (): string => zone;

/** An instant: ISO 8601 text (in UTC when it names no zone), or ms since 1970. A date alone is that day everywhere. */
type Instant = string | number | null | undefined;

const dayAlone = /^\d{4}-\d\d-\d\d$/;

/** Whether it is written as a day: `2026-11-20`. */
export const isDay = (text: string): boolean => dayAlone.test(text);

const withoutZone = /^\d{4}-\d\d-\d\d[T ][\d:.]+$/;

function format(instant: Instant, pattern: string): string {
  if (instant == null) return '-';
  const date = read(instant);
  const isDay = typeof instant === 'string' && dayAlone.test(instant);
  // Only numbers are shown: `formatInTimeZone` would bring the names of months and days.
  if (isValid(date)) return lightFormat(toZonedTime(date, isDay ? 'UTC' : zone), pattern);
  logProblem(`Not a date: ${instant}`);
  return '-';
}

function read(instant: string | number): Date {
  if (typeof instant === 'number') return new Date(instant);
  // Without a zone it would be taken for this device's own time.
  const inUtc = dayAlone.test(instant) ? `${instant}T00:00:00` : instant;
  return parseISO(withoutZone.test(inUtc) ? `${inUtc}Z` : inUtc);
}

/** `2026-11-20`, or '-' when there is none or it cannot be read (that is logged). */
export const showDate = (instant: Instant): string => format(instant, 'yyyy-MM-dd');
/** `14:05:09`, or '-' as above. */
export const showTimeWithSeconds = (instant: Instant): string => format(instant, 'HH:mm:ss');
/** `14:05`, or '-' as above. */
export const showTime = (instant: Instant): string => format(instant, 'HH:mm');

/** A day of every year (`11-01`) with the short name of its month, as the language says it. */
export const showYearlyDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`2000-${day}T00:00:00Z`),
  );

const steps = [
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', 86_400_000, 30],
  ['month', 2_629_746_000, 12],
  ['year', 31_556_952_000, Infinity],
] as const;

/** `2 hr ago` or `in 5 min`, as the language says it; empty when it cannot be read. `now` in ms. */
export function showAgo(instant: Instant, now: number, language: string): string {
  const date = instant == null ? null : read(instant);
  if (!date || !isValid(date)) return '';
  const ago = date.getTime() - now;
  const step = steps.find(([, ms, most]) => Math.abs(ago) < ms * most);
  if (!step) return '';
  const [unit, ms] = step;
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  return words.format(Math.trunc(ago / ms), unit);
}
