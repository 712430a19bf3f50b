import { dayBeganAt, dayOf, wallTime } from '#contract/kit/time/zoned-time.ts';

/** The only place on the server that asks what time it is; rules are given it. */
export function now(): Date {
  return new Date();
}

/** The instant at which the day of `at` began where the clock is set to `timezone` (an IANA name). */
export const startOfDay = (at: Date, timezone: string): Date =>
  new Date(dayBeganAt(at.getTime(), timezone));

/** The day it is where somebody works, `yyyy-MM-dd`, when they ask. */
export const todayOf = (context: {
  readonly now: Date;
  readonly caller: { readonly timezone: string };
}): string => dayOf(context.now.getTime(), context.caller.timezone);

/** What the clock says where somebody works, `HH:mm:ss`, when they ask. */
export const timeOf = (context: {
  readonly now: Date;
  readonly caller: { readonly timezone: string };
}): string =>
  new Date(wallTime(context.now.getTime(), context.caller.timezone)).toISOString().slice(11, 19);
