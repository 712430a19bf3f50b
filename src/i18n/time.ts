import { isValid, parseISO } from 'date-fns';
import { formatInTimeZone } from 'date-fns-tz';
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

/** An instant: ISO 8601 text in UTC, or ms since 1970. */
type Instant = string | number | null | undefined;

function format(instant: Instant, pattern: string): string {
  if (instant == null) return '-';
  const date = typeof instant === 'number' ? new Date(instant) : parseISO(instant);
  if (isValid(date)) return formatInTimeZone(date, zone, pattern);
  logProblem(`Not a date: ${instant}`);
  return '-';
}

/** `2026-11-20`, or '-' when there is none or it cannot be read (that is logged). */
export const showDate = (instant: Instant): string => format(instant, 'yyyy-MM-dd');
/** `14:05:09`, or '-' as above. */
export const showTimeWithSeconds = (instant: Instant): string => format(instant, 'HH:mm:ss');
/** `14:05`, or '-' as above. */
export const showTime = (instant: Instant): string => format(instant, 'HH:mm');
