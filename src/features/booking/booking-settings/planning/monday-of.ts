import { daysAfter } from '#contract/kit/time/zoned-time.ts';

/** The Monday of the week that a day (`yyyy-MM-dd`) lies in. */
export const mondayOf = (day: string): string =>
  daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
