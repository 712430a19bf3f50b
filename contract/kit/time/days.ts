import * as z from 'zod/mini';

/** The first and the last day that somebody may mean, `yyyy-MM-dd`. */
export interface DayBounds {
  readonly from: string;
  readonly to: string;
}

/** From who is alive to what is agreed: outside of it calendars, databases and sheets no longer agree. */
export const anyDay: DayBounds = { from: '1900-01-01', to: '2200-12-31' };
/** When something can have been measured, as far as that can be said without a clock. */
export const measuredDay: DayBounds = { from: '1990-01-01', to: anyDay.to };

const dayFirst = /^\d{4}-\d{2}-\d{2}/;

// An instant starts with its day in UTC, and days are in order as texts are.
const within = ({ from, to }: DayBounds) =>
  z.check<string>(({ value, issues }) => {
    if (!dayFirst.test(value)) return;
    const day = value.slice(0, 10);
    const issue = { origin: 'date', inclusive: true, input: value } as const;
    if (day < from) issues.push({ ...issue, code: 'too_small', minimum: Date.parse(from) });
    if (day > to) issues.push({ ...issue, code: 'too_big', maximum: Date.parse(to) });
  });

/** A day that is given: of the calendar, and within bounds. */
export const dayInput = (bounds: DayBounds = anyDay) => z.iso.date().check(within(bounds));

/** An instant that is given: ISO 8601 in UTC, within bounds. */
export const instantInput = (bounds: DayBounds = anyDay) => z.iso.datetime().check(within(bounds));

/** A day in an answer: as it is stored, so that an odd one in one row keeps nobody from reading the others. */
export const dayOutput = z.string();
