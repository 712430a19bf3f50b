/** When a tyre was made, as the last digits of its DOT code say it. */
export interface TyreWeek {
  /** 1 to 53. */
  readonly week: number;
  readonly year: number;
}

/**
 * Reads the week and year of a DOT code: `2319` alone, or at the end of the whole
 * (`DOT 1J4R 2B3C 2319`). Undefined for what is none, for a week that its year does not have and for
 * the three digits of before 2000, which do not say their decade. By UN ECE R30 and 49 CFR 574.5.
 */
export function readDot(written: string): TyreWeek | undefined {
  const digits = /(?:^|[^\d])(\d{2})(\d{2})$/.exec(written.trim().replaceAll(/[./-]/g, ''));
  if (!digits) return undefined;
  const [week, year] = [Number(digits[1]), 2000 + Number(digits[2])];
  return week >= 1 && week <= weeksOf(year) ? { week, year } : undefined;
}

/** `2319`, as it stands on the tyre. */
export const dotText = ({ week, year }: TyreWeek): string =>
  `${String(week).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`;

/** How old a tyre is on a day (`yyyy-MM-dd`), in whole years from the Monday of its week. */
export function yearsOld(made: TyreWeek, day: string): number {
  const monday = mondayOf(made);
  const [from, to] = [monday.toISOString().slice(0, 10), day];
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return years - (to.slice(5) < from.slice(5) ? 1 : 0);
}

/** What a tyre's age says: looked at closely from six years on, not to be used from ten. */
export type AgeVerdict = 'ok' | 'old' | 'too_old' | 'not_yet_made';

/** What the age of a tyre says on a day (`yyyy-MM-dd`). */
export function ageVerdict(made: TyreWeek, day: string): AgeVerdict {
  const years = yearsOld(made, day);
  if (mondayOf(made).toISOString().slice(0, 10) > day) return 'not_yet_made';
  if (years >= 10) return 'too_old';
  return years >= 6 ? 'old' : 'ok';
}

const dayLength = 86_400_000;

// ISO 8601: the week with the year's first Thursday is its first.
function mondayOf({ week, year }: TyreWeek): Date {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const sinceMonday = (fourth.getUTCDay() + 6) % 7;
  return new Date(fourth.getTime() + ((week - 1) * 7 - sinceMonday) * dayLength);
}

const weeksOf = (year: number): number => {
  const last = new Date(mondayOf({ week: 53, year }).getTime() + 3 * dayLength);
  return last.getUTCFullYear() === year ? 53 : 52;
};
