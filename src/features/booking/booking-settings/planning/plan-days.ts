import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { isDay, showDate, showTime } from '#src/i18n/time.ts';
import { instantOf } from '#src/i18n/zoned-field.ts';

/** A plan as far as it says from when to when; instants, or what is being typed. */
interface Times {
  readonly begins_at?: unknown;
  readonly ends_at?: unknown;
}

const midnight = '00:00';
const workday = { begins: '08:00', ends: '16:00' };
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && value.endsWith('Z');
const mayBeDay = (value: unknown) => !isInstant(value) || showTime(value) === midnight;

/** When a day begins. */
const dayBegins = (day: string) => instantOf(`${day}T${midnight}`);
/** When a day ends: as the next one begins. */
const dayEnds = (day: string) => dayBegins(daysAfter(day, 1));

/** Whether a plan is about whole days, as far as it says when. */
export const isOfDays = ({ begins_at: begins, ends_at: ends }: Times): boolean =>
  mayBeDay(begins) && mayBeDay(ends);

/** The first day of a plan, as a field has it. */
export const firstDay = (begins: unknown): string =>
  isInstant(begins) ? showDate(begins) : typed(begins);

/** The last day of a plan, which is over when that day is. */
export const lastDay = (ends: unknown): string =>
  isInstant(ends) ? showDate(Date.parse(ends) - 1) : typed(ends);

const typed = (value: unknown) => (typeof value === 'string' ? value : '');

/** The beginning of what a field says; what is no day yet stays as it was typed. */
export const beginOf = (field: string): string | null =>
  isDay(field) ? dayBegins(field) : field || null;

/** The end of what a field says: that of the day. */
export const endOf = (field: string): string | null =>
  isDay(field) ? dayEnds(field) : field || null;

/** The same plan for all of its days. */
export const asDays = ({ begins_at: begins, ends_at: ends }: Times) => ({
  begins_at: beginOf(firstDay(begins)),
  ends_at: endOf(lastDay(ends)),
});

/** The same plan by hours: those of a working day, on its first and its last. */
export function asHours({ begins_at: begins, ends_at: ends }: Times, today: string) {
  const [first, last] = [firstDay(begins) || today, lastDay(ends)];
  return {
    begins_at: instantOf(`${isDay(first) ? first : today}T${workday.begins}`),
    ends_at: instantOf(`${isDay(last) ? last : isDay(first) ? first : today}T${workday.ends}`),
  };
}
