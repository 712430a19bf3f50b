import i18next from 'i18next';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { dateFormat } from './formats.ts';
import { showDate, showTime, showWeekday } from './time.ts';

export type DateStyle = 'words' | 'numbers';
let style: DateStyle = 'words';

/** Says days in lists and cards as people do from now on, or writes them in numbers (`2026-11-29`). */
export function showDatesIn(wanted: DateStyle): void {
  if (wanted === style) return;
  style = wanted;
  // What shows days says words, too, and is drawn again with them.
  i18next.emit('languageChanged', i18next.language);
}

/**
 * A day (`yyyy-MM-dd`) as people say it on another: yesterday, today and tomorrow by these words, one
 * of the same year by its weekday (`Fri 27 Nov`), any other with its year (`27 Nov 2025`).
 */
export function sayDay(day: string, today: string, language: string): string {
  if (style === 'numbers' || !isDate(day)) return day;
  const near = [-1, 0, 1].find((days) => daysAfter(today, days) === day);
  if (near !== undefined) {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(near, 'day');
  }
  if (day.slice(0, 4) === today.slice(0, 4)) return showWeekday(day, language);
  return withYear(language).format(new Date(day));
}

/** A month (`yyyy-MM`) as people say it: `Nov 2026`. */
export function sayMonth(month: string, language: string): string {
  if (style === 'numbers') return month;
  return dateFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  );
}

/** From one day to another (`yyyy-MM-dd`), both included: `1 – 30 Nov 2026`. */
export function sayDays(from: string, to: string, language: string): string {
  if (style === 'numbers') return `${from} – ${to}`;
  return withYear(language).formatRange(new Date(from), new Date(to));
}

// A day alone is read as the beginning of that day in UTC.
const withYear = (language: string): Intl.DateTimeFormat =>
  dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** An instant (ISO 8601) as people say it at another (ms): `today 15:00`; '-' when it cannot be read. */
export function sayInstant(instant: string, now: number, language: string): string {
  const day = showDate(instant);
  return isDate(day) ? `${sayDay(day, showDate(now), language)} ${showTime(instant)}` : day;
}

// What cannot be read is shown as '-'.
const isDate = (day: string): boolean => day.length === 10;
