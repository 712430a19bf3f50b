import { dayBeganAt } from '#contract/kit/zoned-time.ts';

/** The only place on the server that asks what time it is; rules are given it. */
export function now(): Date {
  return new Date();
}

/** The instant at which the day of `at` began where the clock is set to `timezone` (an IANA name). */
export const startOfDay = (at: Date, timezone: string): Date =>
  new Date(dayBeganAt(at.getTime(), timezone));
