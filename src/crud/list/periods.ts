import {
  addDays,
  addMonths,
  endOfMonth,
  endOfYear,
  format,
  parseISO,
  startOfISOWeek,
  startOfMonth,
  startOfYear,
} from 'date-fns';

/** Periods that move on with the days: a view of the last thirty days is one tomorrow, too. */
export const periods = [
  'today',
  'this_week',
  'last_7',
  'last_30',
  'this_month',
  'last_month',
  'this_year',
  'next_30',
] as const;
export type Period = (typeof periods)[number];

export const isPeriod = (text: string): text is Period =>
  (periods as readonly string[]).includes(text);

/** The first and the last day of a period, seen from a day; all `yyyy-MM-dd`. */
export function daysOf(period: Period, today: string): readonly [from: string, to: string] {
  const day = parseISO(today);
  const [from, to] = boundsOf[period](day);
  return [format(from, 'yyyy-MM-dd'), format(to, 'yyyy-MM-dd')];
}

const boundsOf: Readonly<Record<Period, (day: Date) => readonly [Date, Date]>> = {
  today: (day) => [day, day],
  this_week: (day) => [startOfISOWeek(day), addDays(startOfISOWeek(day), 6)],
  last_7: (day) => [addDays(day, -6), day],
  last_30: (day) => [addDays(day, -29), day],
  this_month: (day) => [startOfMonth(day), endOfMonth(day)],
  last_month: (day) => [startOfMonth(addMonths(day, -1)), endOfMonth(addMonths(day, -1))],
  this_year: (day) => [startOfYear(day), endOfYear(day)],
  next_30: (day) => [day, addDays(day, 30)],
};
