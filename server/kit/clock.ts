import { fromZonedTime, toZonedTime } from 'date-fns-tz';

/** The only place on the server that asks what time it is; rules are given it. */
export function now(): Date {
  return new Date();
}

/** The instant at which the day of `at` began where the clock is set to `timezone` (an IANA name). */
export function startOfDay(at: Date, timezone: string): Date {
  const local = toZonedTime(at, timezone);
  local.setHours(0, 0, 0, 0);
  return fromZonedTime(local, timezone);
}
