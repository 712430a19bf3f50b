import { daysAfter } from '../../kit/time/zoned-time.ts';

/** The day on which something of a day is booked: that day, or the first one behind what is closed. */
export const openDay = (day: string, closedUntil: string | null): string =>
  closedUntil !== null && day <= closedUntil ? daysAfter(closedUntil, 1) : day;

/** The year in which the financial year of a day begins; `begins` is the month it begins with, from 1. */
export function financialYear(day: string, begins: number): number {
  const [year, month] = day.split('-').map(Number);
  return month! >= begins ? year! : year! - 1;
}
