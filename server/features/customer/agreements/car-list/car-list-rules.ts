import { agreementCars } from '#contract/customer/agreements.ts';
import { earlyDays } from '#contract/kit/time/early-days.ts';
import type { CheckedRow } from '#server/kit/resource/import/import-check.ts';

/** A car that the agreement has. */
export interface OwnCar {
  readonly id: number;
  readonly version: number;
  readonly licenseplate: string;
  readonly to_day: string | null;
}

/** A line of a party's list that was read, or a car of the agreement that the list lacks. */
export interface ListDifference {
  readonly lines: readonly CheckedRow[];
  readonly gone: readonly OwnCar[];
}

// What parties write above the plates, besides our own word for them.
const plateWords =
  /^(reg(istrerings)?\.?\s*-?(nr|no|nummer|number)\.?|kjenn(ing|e)smerke|kjennemerke|skilt(nummer)?|bilnummer|(licen[cs]e)?\s*plate|vehicle registration)$/i;

/** Which field each column fills, of those suggested by our own words; null for none. */
export function fieldsOfList(
  headings: readonly string[],
  suggested: readonly (string | null)[],
): (string | null)[] {
  if (suggested.includes('licenseplate')) return [...suggested];
  const at = headings.findIndex((heading) => plateWords.test(heading.trim()));
  return suggested.map((field, column) => (column === at ? 'licenseplate' : field));
}

/**
 * How a list that was read differs from the cars that an agreement has: a car of another agreement
 * stays where it is, and one that stands in the list, however wrong its line, is not gone.
 */
export function differenceOf(
  agreementId: number,
  fields: readonly (string | null)[],
  lines: readonly CheckedRow[],
  own: readonly OwnCar[],
): ListDifference {
  const judged = lines.map((line) => {
    const problems = [...line.problems, ...fieldErrorsOf(agreementId, fields, line)];
    return problems.length > 0 ? { ...line, problems, outcome: 'wrong' as const } : line;
  });
  const listed = new Set(lines.flatMap(({ before }) => (before ? [before.id] : [])));
  return { lines: judged, gone: own.filter(({ id }) => !listed.has(id)) };
}

function fieldErrorsOf(
  agreementId: number,
  fields: readonly (string | null)[],
  { before, values }: CheckedRow,
): CheckedRow['problems'] {
  const column = (field: string) => fields.indexOf(field);
  return [
    ...(before && before['agreement_id'] !== agreementId
      ? [{ column: column('licenseplate'), code: 'fields.elsewhere' }]
      : []),
    ...earlyDays(agreementCars, { ...before, ...values }).map((field) => ({
      column: column(field),
      code: 'fields.before_start',
    })),
  ];
}

/** Until when a car was in an agreement that it is taken out of: today, unless that was said before. */
export const lastDayOf = ({ to_day }: Pick<OwnCar, 'to_day'>, today: string): string =>
  to_day !== null && to_day < today ? to_day : today;
