import { daysAfter } from '../../kit/time/zoned-time.ts';
import { holidayOn, type Holiday, type HolidayCountry } from '../holidays/holidays.ts';

/** From one minute of a day until another, as the clock on the wall shows them: 0 to 1440. */
export type Hours = readonly [from: number, to: number];

/** Seven days from Monday on, each with its hours. Hours until midnight go on with those of the next day from 0 on. */
export type Week = readonly (readonly Hours[])[];

/** Hours of a part of the year, both days included, `MM-dd`; it may go past New Year. */
export interface ScheduleSeason {
  readonly from: string;
  readonly to: string;
  readonly weeks: readonly Week[];
}

/** Hours of one day, instead of all others; none where it is closed. */
export interface ScheduleException {
  readonly day: string;
  readonly hours: readonly Hours[];
  readonly reason: string;
}

/** When something is open, or somebody at work. An exception goes before a holiday, that before a season, that before the usual weeks. */
export interface Schedule {
  readonly id: number;
  /** One week, or two that take turns: see `turnOf`. */
  readonly weeks: readonly Week[];
  /** The first one that a day lies in holds. */
  readonly seasons: readonly ScheduleSeason[];
  /** The country on whose public holidays it is closed; null where it is open on them. */
  readonly holidays: HolidayCountry | null;
  readonly exceptions: readonly ScheduleException[];
}

/** The hours of one day, and what made them so. */
export interface DayHours {
  readonly hours: readonly Hours[];
  readonly because:
    | { readonly kind: 'exception'; readonly reason: string }
    | { readonly kind: 'holiday'; readonly holiday: Holiday }
    | { readonly kind: 'season' | 'week' };
}

// A Monday. Weeks are counted from it on instead of by their number in the year, which is odd twice
// in a row after a year of 53: one who works every other Saturday would have two of them.
const firstMonday = Date.parse('2024-01-01');
const dayMs = 86_400_000;

const daysSince = (day: string) => Math.round((Date.parse(day) - firstMonday) / dayMs);

/** Which of so many weeks that take turns a day (`yyyy-MM-dd`) lies in, counted from 0. The week from 2024-01-01 is the first. */
export function turnOf(day: string, weeks: number): number {
  const week = Math.floor(daysSince(day) / 7);
  return ((week % weeks) + weeks) % weeks;
}

function hoursOfWeek(weeks: readonly Week[], day: string): readonly Hours[] {
  const week = weeks[turnOf(day, weeks.length)];
  const weekday = ((daysSince(day) % 7) + 7) % 7;
  return week?.[weekday] ?? [];
}

function isWithin({ from, to }: ScheduleSeason, day: string): boolean {
  const date = day.slice(5);
  return from <= to ? from <= date && date <= to : from <= date || date <= to;
}

/** The hours of a day (`yyyy-MM-dd`), as clocks show them. */
export function hoursOf(schedule: Schedule, day: string): DayHours {
  const exception = schedule.exceptions.find((one) => one.day === day);
  if (exception)
    return { hours: exception.hours, because: { kind: 'exception', reason: exception.reason } };
  const holiday = schedule.holidays && holidayOn(schedule.holidays, day);
  if (holiday) return { hours: [], because: { kind: 'holiday', holiday } };
  const season = schedule.seasons.find((one) => isWithin(one, day));
  const kind = season ? 'season' : 'week';
  return { hours: hoursOfWeek((season ?? schedule).weeks, day), because: { kind } };
}

/** The next day, that one included, on which it is open at all; null where none of a year is. */
export function openDayFrom(schedule: Schedule, day: string): string | null {
  for (let after = 0; after <= 366; after++) {
    const one = daysAfter(day, after);
    if (hoursOf(schedule, one).hours.some(([from, to]) => from < to)) return one;
  }
  return null;
}
