import { daysAfter } from '#contract/kit/time/zoned-time.ts';

/** The months (`yyyy-MM`) before that of a day, the oldest first. */
export function lastMonths(today: string, count: number): string[] {
  const months: string[] = [];
  for (let day = today; months.length < count;) {
    day = daysAfter(`${day.slice(0, 7)}-01`, -1);
    months.unshift(day.slice(0, 7));
  }
  return months;
}

/** The last day of a month. */
export const lastOf = (month: string): string => {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1, 0);
  return next.toISOString().slice(0, 10);
};
