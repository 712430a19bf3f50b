import { writeMinute } from '../../kit/rules/time-of-day.ts';
import type { Hours } from '../schedules/schedule.ts';

const minuteOf = (hour = '', minute = '00'): number => Number(hour) * 60 + Number(minute);

/** Hours as people write them: `8-16`, `08:00–12:00, 13–17`; none of an empty text, null of what cannot be read. */
export function readHours(text: string): Hours[] | null {
  if (text.trim() === '') return [];
  const hours = text.split(/[,;+]/).map((part): Hours | null => {
    const found = /^\s*(\d{1,2})(?:[:.]?(\d\d))?\s*[-–—]\s*(\d{1,2})(?:[:.]?(\d\d))?\s*$/.exec(
      part,
    );
    if (!found) return null;
    const [from, to] = [minuteOf(found[1], found[2]), minuteOf(found[3], found[4])];
    const isTime = [found[2], found[4]].every((minute) => Number(minute ?? 0) < 60);
    return isTime && from <= 1440 && to <= 1440 ? [from, to] : null;
  });
  return hours.every((one) => one !== null) ? hours : null;
}

/** Hours as they are read: `08:00–12:00, 13:00–17:00`. */
export const writeHours = (hours: readonly Hours[]): string =>
  hours.map(([from, to]) => `${writeMinute(from)}–${writeMinute(to)}`).join(', ');

/** What is wrong with the hours of a day. */
export type HoursProblem = 'ends_before_start' | 'overlaps';

/** What is wrong with the hours of a day, in whatever order they stand; null when nothing. */
export function hoursProblem(hours: readonly Hours[]): HoursProblem | null {
  if (hours.some(([from, to]) => to <= from)) return 'ends_before_start';
  const inOrder = hours.toSorted(([one], [other]) => one - other);
  const over = inOrder.some(([from], at) => at > 0 && from < inOrder[at - 1]![1]);
  return over ? 'overlaps' : null;
}

type Weeks = readonly (readonly (readonly Hours[])[])[];

interface ScheduleHours {
  readonly weeks: Weeks;
  readonly seasons: readonly { readonly weeks: Weeks }[];
  readonly exceptions: readonly { readonly hours: readonly Hours[] }[];
}

/** The fields of a schedule in which hours are wrong, each with what is. */
export function scheduleProblems(
  schedule: Partial<ScheduleHours>,
): Partial<Record<keyof ScheduleHours, HoursProblem>> {
  const of = {
    weeks: schedule.weeks?.flat(),
    seasons: schedule.seasons?.flatMap(({ weeks }) => weeks.flat()),
    exceptions: schedule.exceptions?.map(({ hours }) => hours),
  };
  return Object.fromEntries(
    Object.entries(of).flatMap(([field, days = []]) => {
      const problem = days.map(hoursProblem).find((one) => one !== null);
      return problem ? [[field, problem]] : [];
    }),
  );
}
