import { daysAfter } from './zoned-time.ts';

/** Periods that move on with the days: a view of the last thirty days is one tomorrow, too. */
export const periods = [
  'today',
  'yesterday',
  'tomorrow',
  'this_week',
  'last_week',
  'last_7',
  'last_30',
  'this_month',
  'last_month',
  'this_season',
  'this_year',
  'last_year',
  'next_30',
  'over_a_year',
  'past',
] as const;
export type Period = (typeof periods)[number];

export const isPeriod = (text: string): text is Period =>
  (periods as readonly string[]).includes(text);

/** The first and the last day of a period, seen from a day; all `yyyy-MM-dd`. */
export const daysOf = (period: Period, today: string): readonly [from: string, to: string] =>
  boundsOf[period](today);

type Bounds = (today: string) => readonly [from: string, to: string];

const boundsOf: Readonly<Record<Period, Bounds>> = {
  today: (day) => [day, day],
  yesterday: (day) => [daysAfter(day, -1), daysAfter(day, -1)],
  tomorrow: (day) => [daysAfter(day, 1), daysAfter(day, 1)],
  this_week: weekOf,
  last_week: (day) => weekOf(daysAfter(day, -7)),
  last_7: (day) => [daysAfter(day, -6), day],
  last_30: (day) => [daysAfter(day, -29), day],
  this_month: (day) => monthOf(day),
  last_month: (day) => monthOf(daysAfter(monthOf(day)[0], -1)),
  this_season: seasonOf,
  this_year: (day) => yearOf(day),
  last_year: (day) => yearOf(daysAfter(yearOf(day)[0], -1)),
  next_30: (day) => [day, daysAfter(day, 30)],
  // Before the first of them nobody kept anything.
  over_a_year: (day) => ['1990-01-01', daysAfter(day, -366)],
  past: (day) => ['1990-01-01', daysAfter(day, -1)],
};

const sinceMonday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

function weekOf(day: string): readonly [from: string, to: string] {
  const monday = daysAfter(day, -sinceMonday(day));
  return [monday, daysAfter(monday, 6)];
}

function monthOf(day: string): readonly [from: string, to: string] {
  const first = `${day.slice(0, 7)}-01`;
  const next = `${daysAfter(first, 31).slice(0, 7)}-01`;
  return [first, daysAfter(next, -1)];
}

const yearOf = (day: string): readonly [from: string, to: string] => [
  `${day.slice(0, 4)}-01-01`,
  `${day.slice(0, 4)}-12-31`,
];

/** Wheels are changed twice a year: from February to July, and from August to January. */
function seasonOf(day: string): readonly [from: string, to: string] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  if (month > 1 && month < 8) return [`${year}-02-01`, `${year}-07-31`];
  const began = month === 1 ? year - 1 : year;
  return [`${began}-08-01`, `${began + 1}-01-31`];
}
