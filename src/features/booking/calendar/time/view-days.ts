import { daysAfter } from '#contract/kit/time/zoned-time.ts';

export const spans = ['day', 'week', 'month'] as const;
/** How much of time is seen at once. */
export type ViewSpan = (typeof spans)[number];

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
const mondayOf = (day: string): string => daysAfter(day, -weekdayOf(day));
const many = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => daysAfter(first, nth));

/** The days that are seen with one of them: itself, its week from Monday on, or the whole weeks of its month. */
export function daysOf(span: ViewSpan, day: string): string[] {
  if (span === 'day') return [day];
  if (span === 'week') return many(mondayOf(day), 7);
  const first = `${day.slice(0, 7)}-01`;
  const last = daysAfter(`${daysAfter(first, 31).slice(0, 7)}-01`, -1);
  const monday = mondayOf(first);
  const weeks = Math.ceil((Date.parse(last) - Date.parse(monday) + 1) / (7 * 86_400_000));
  return many(monday, weeks * 7);
}

/** The day so many days, weeks or months on. */
export function dayOn(span: ViewSpan, day: string, by: number): string {
  if (span !== 'month') return daysAfter(day, span === 'day' ? by : by * 7);
  const month = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() + by);
  const first = month.toISOString().slice(0, 10);
  const last = daysAfter(`${daysAfter(first, 31).slice(0, 7)}-01`, -1);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}
