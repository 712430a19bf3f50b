import i18next from 'i18next';
import { daysAfter, wallTime } from '#contract/kit/time/zoned-time.ts';
import { logProblem } from '../device/log.ts';
import { dateFormat } from './formats.ts';

const defaultZone = 'Europe/Oslo';
let zone = defaultZone;

/** Shows times in the profile's zone from now on, also those that stand there; an unknown one is logged and Europe/Oslo holds. */
export function showTimesIn(wanted: string | null): void {
  const before = zone;
  try {
    new Intl.DateTimeFormat('en', { timeZone: wanted ?? defaultZone });
    zone = wanted || defaultZone;
  } catch (cause) {
    logProblem(`Not a time zone: ${wanted}`, cause);
    zone = defaultZone;
  }
  // What shows times says words too, and is drawn again with them.
  if (zone !== before) i18next.emit('languageChanged', i18next.language);
}

/** The zone that times are shown in: an IANA name. */
export const shownZone = (): string => zone;

/** An instant: ISO 8601 text (in UTC when it names no zone), or ms since 1970. A date alone is that day everywhere. */
type Instant = string | number | null | undefined;

const dayAlone = /^\d{4}-\d\d-\d\d$/;
const dayAndTime =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d(?::?\d\d)?)?)?$/;

/** Whether it is written as a day: `2026-11-20`. */
export const isDay = (text: string): boolean => dayAlone.test(text);

function show(instant: Instant, from: number, to: number): string {
  if (instant == null) return '-';
  const at = read(instant);
  const isAlone = typeof instant === 'string' && isDay(instant);
  if (!Number.isNaN(at)) {
    return new Date(wallTime(at, isAlone ? 'UTC' : zone)).toISOString().slice(from, to);
  }
  logProblem(`Not a date: ${instant}`);
  return '-';
}

/** In ms since 1970; NaN when it cannot be read. */
function read(instant: string | number): number {
  if (typeof instant === 'number') return new Date(instant).getTime();
  const [, day = '', time = '00:00', offset = 'Z'] = dayAndTime.exec(instant) ?? [];
  // Else the 30th of February would be the 2nd of March.
  if (daysAfter(day, 0) !== day) return NaN;
  // Without a zone it would be taken for this device's own time.
  return Date.parse(`${day}T${time}${offset.replace(/^([+-]\d\d):?(\d\d)?$/, minutesToo)}`);
}

const minutesToo = (_: string, hours: string, minutes = '00'): string => `${hours}:${minutes}`;

/**
 * When a clock in the zone shown shows a wall time: `instantAt`, without the library that it needs,
 * which a first screen does without.
 */
export function instantOfWall(wall: number): number {
  const by = (near: number) => wall - (wallTime(near, zone) - near);
  const [before, after] = [by(wall - 86_400_000), by(wall + 86_400_000)];
  return wallTime(before, zone) !== wall && wallTime(after, zone) === wall ? after : before;
}

/** `2026-11-20`, or '-' when there is none or it cannot be read (that is logged). */
export const showDate = (instant: Instant): string => show(instant, 0, 10);
/** `14:05:09`, or '-' as above. */
export const showTimeWithSeconds = (instant: Instant): string => show(instant, 11, 19);
/** `14:05`, or '-' as above. */
export const showTime = (instant: Instant): string => show(instant, 11, 16);

/** A day of every year (`11-01`) with the short name of its month, as the language says it. */
export const showYearlyDay = (day: string, language: string): string =>
  dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`2000-${day}T00:00:00Z`),
  );

/** A day (`yyyy-MM-dd`) with its weekday, as the language says it: `Mon 23 Nov`. */
export const showWeekday = (day: string, language: string): string =>
  dateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

const steps = [
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', 86_400_000, 31],
  ['month', 2_629_746_000, 12],
  ['year', 31_556_952_000, Infinity],
] as const;

/** `2 hr ago` or `in 5 min`, as the language says it; empty when it cannot be read. `now` in ms. */
export function showAgo(instant: Instant, now: number, language: string): string {
  const at = instant == null ? NaN : read(instant);
  if (Number.isNaN(at)) return '';
  const ago = at - now;
  const step = steps.find(([, ms, most]) => Math.abs(ago) < ms * most);
  if (!step) return '';
  const [unit, ms] = step;
  // Yesterday is a day that people know; last month may be five weeks ago or two days.
  const numeric = unit === 'month' || unit === 'year' ? 'always' : 'auto';
  const words = new Intl.RelativeTimeFormat(language, { numeric, style: 'short' });
  return words.format(Math.trunc(ago / ms), unit);
}
