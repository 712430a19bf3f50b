import type { Resource } from '#contract/kit/resource.ts';
import { sheetLimits } from '#server/kit/sheet/sheet-limits.ts';
import { sameHeading } from '../read-cells.ts';
import type { HeadedRows } from './headed-rows.ts';

const firstNames = ['Fornavn', 'Förnamn', 'First name', 'Given name', 'Forename'];
const lastNames = ['Etternavn', 'Efternamn', 'Efternavn', 'Last name', 'Surname', 'Family name'];

/** The columns of first and last names, where a resource has one field for both. */
export function namePair(resource: Resource, headings: readonly string[]): number[] {
  const columns = [firstNames, lastNames].map((names) =>
    headings.findIndex((heading) => names.some((name) => sameHeading(name, heading))),
  );
  return resource.sameName && !columns.includes(-1) ? columns : [];
}

/**
 * The rows of a file with one more column, of first and last names joined, which is the name. Where
 * companies have a column of their own, it is the company's name if there is one.
 */
export function withJoinedNames(
  resource: Resource,
  file: HeadedRows,
  fields: readonly (string | null)[],
): { file: HeadedRows; fields: readonly (string | null)[] } {
  const name = resource.sameName!;
  const pair = namePair(resource, file.headings);
  if (pair.length === 0 || file.headings.length >= sheetLimits.columns) return { file, fields };
  const whole = fields.indexOf(name);
  const joined = file.rows.map((row) => {
    const person = pair.map((column) => row[column] ?? '').filter((part) => part !== '');
    return row[whole] || person.join(' ');
  });
  // A company's row may name somebody who works there.
  if (whole !== -1 && file.rows.every((row, nth) => row[whole] || !joined[nth]))
    return { file, fields };
  const width = file.headings.length;
  const heading = (column: number) => file.headings[column]!;
  return {
    file: {
      ...file,
      headings: [
        ...file.headings,
        [...(whole === -1 ? [] : [heading(whole), '/']), ...pair.map(heading)].join(' '),
      ],
      rows: file.rows.map((row, nth) => [
        ...Array.from({ length: width }, (_, column) => row[column] ?? ''),
        joined[nth]!,
      ]),
      marks: [...file.marks, null],
    },
    fields: [...fields.map((field) => (field === name ? null : field)), name],
  };
}
