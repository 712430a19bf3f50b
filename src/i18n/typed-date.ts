import type { Language } from '#contract/platform/languages.ts';

/** What a field asks for: a day, a time of the day, or both. */
export type DateKind = 'date' | 'time' | 'datetime';

/**
 * Reads a day or a time as people write it, and returns it as it is kept: `2026-02-01`, `07:30`, or
 * `2026-02-01T07:30`; null when it is none. A day may be `2026-02-01`, `1.2.26`, `1/2`, `010226` or
 * `today`, or its beginning; `1/2` is in the year of `today`. Of six digits Swedes write the year first, all
 * others the day. A day alone begins at 00:00.
 */
export function readDate(
  text: string,
  kind: DateKind,
  { today, language }: { today: string; language: string },
): string | null {
  const typed = text.trim().toLowerCase();
  if (kind === 'time') return readTime(typed);
  if (kind === 'date') return readDay(typed, today, language);
  const [, first = '', second] = /^(.*?)(?:[\s,t]+(\d{1,2}(?:[.:]?\d\d)?))?$/.exec(typed) ?? [];
  const day = readDay(first, today, language) ?? readDay(typed, today, language);
  const time = second === undefined ? '00:00' : readTime(second);
  return day && time && `${day}T${time}`;
}

/** A day or time as a field shows it: `2026-02-01 07:30`. What is none stays as it is. */
export const writeDate = (value: string, kind: DateKind): string =>
  kind === 'datetime' ? value.replace('T', ' ') : value;

const words: Record<Language, string> = { en: 'today', nb: 'i dag', sv: 'idag' };

function readDay(typed: string, today: string, language: string): string | null {
  const letters = plain(typed);
  if (letters !== '' && Object.values(words).some((word) => plain(word).startsWith(letters)))
    return today;
  const parts = typed.split(/[.,\-/\s]+/).filter(Boolean);
  // Nothing is guessed: `31.2.26` is no day of 2031.
  const yearFirst = language === 'sv' && !/[.,/\s]/.test(typed);
  if (parts.length === 1) return digitsOf(parts[0] ?? '', today, yearFirst);
  if (!parts.every((part) => /^\d+$/.test(part))) return null;
  const [one = '', two = '', three] = parts;
  if (parts.length === 2) return one.length > 2 ? null : dayOf(today.slice(0, 4), two, one, today);
  if (parts.length !== 3 || three === undefined) return null;
  if (one.length === 4) return dayOf(one, two, three, today);
  if (three.length === 4) return dayOf(three, two, one, today);
  return yearFirst ? dayOf(one, two, three, today) : dayOf(three, two, one, today);
}

const plain = (text: string): string => text.replaceAll(/\s/g, '');

/** `010226`, `01022026` or `20260201`. */
function digitsOf(typed: string, today: string, yearFirst: boolean): string | null {
  if (!/^(\d{6}|\d{8})$/.test(typed)) return null;
  const year = typed.length - 4;
  const byYear = dayOf(typed.slice(0, year), typed.slice(year, -2), typed.slice(-2), today);
  const byDay = dayOf(typed.slice(4), typed.slice(2, 4), typed.slice(0, 2), today);
  return yearFirst ? byYear : year === 2 ? byDay : (byYear ?? byDay);
}

// Two digits of a year are of the hundred years that end in so many.
const yearsAhead = 20;

function dayOf(year: string, month: string, day: string, today: string): string | null {
  if (year.length !== 2 && year.length !== 4) return null;
  const now = Number(today.slice(0, 4));
  const century = now - (now % 100);
  const short = century + Number(year);
  const whole = year.length === 4 ? Number(year) : short > now + yearsAhead ? short - 100 : short;
  const at = new Date(Date.UTC(whole, Number(month) - 1, Number(day)));
  const isoDay = `${String(whole).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isSensible = whole >= 1900 && whole < 2200;
  return isSensible && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(isoDay)
    ? isoDay
    : null;
}

/** `7`, `0730`, `7.30` or `07:30`. */
function readTime(typed: string): string | null {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[.:]?(\d\d))?$/.exec(typed) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

const kept: Record<DateKind, RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d$/,
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
};

/** Whether a field's value is a day or a time, and not what somebody typed that is none. */
export const isDate = (value: string, kind: DateKind): boolean => kept[kind].test(value);

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
