import type { Hours, Week } from '../schedules/schedule.ts';

/** One of the weeks of a schedule: which season's, null for the usual ones, and which of those that take turns, both counted from 0. */
export interface NamedWeek {
  readonly season: number | null;
  readonly turn: number;
  readonly week: Week;
}

interface Weeks {
  readonly weeks: readonly Week[];
  readonly seasons: readonly { readonly weeks: readonly Week[] }[];
}

/** All weeks of a schedule: the usual ones and those of its seasons. */
export const weeksOfSchedule = ({ weeks, seasons }: Weeks): NamedWeek[] =>
  [
    { season: null, weeks },
    ...seasons.map((one, season) => ({ season, weeks: one.weeks })),
  ].flatMap(({ season, weeks: own }) => own.map((week, turn) => ({ season, turn, week })));

/** A day on which a week would have other hours; Monday is 0. */
export interface ChangedDay {
  readonly weekday: number;
  readonly before: readonly Hours[];
  readonly after: readonly Hours[];
}

/** The days that change in a week when another is copied over it. */
export const changedDays = (over: Week, from: Week): ChangedDay[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => {
    const [before, after] = [over[weekday] ?? [], from[weekday] ?? []];
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ weekday, before, after }];
  });
