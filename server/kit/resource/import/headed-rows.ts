import { decimalMarkOf, type ColumnMark } from '#contract/kit/rules/written-number.ts';
import { AppError } from '#server/kit/errors.ts';
import type { FileRows } from '#server/kit/sheet/read-file.ts';
import { withoutUnit } from './written-units.ts';

/** The rows of a file below its headings. */
export interface HeadedRows {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** In which row of the file the headings stand, counted from 1. */
  readonly headingRow: number;
  /** The decimal mark of each column, by all of its cells. */
  readonly marks: readonly ColumnMark[];
}

// Programs write a title, the day and who printed it above a list, never more.
const mostAbove = 20;

/**
 * Finds the headings of a file: the first row, unless one below it names more of the fields, or it
 * is a title above columns that nobody knows. Throws `imports.no_rows` when nothing stands below.
 */
export function headedRows(
  { rows, numbers }: FileRows,
  fieldsOf: (headings: readonly string[]) => readonly (string | null)[],
): HeadedRows {
  const at = headingsAt(rows.slice(0, mostAbove), fieldsOf);
  const below = rows.slice(at + 1);
  if (below.length === 0) throw new AppError('imports.no_rows');
  const width = below.reduce((most, { length }) => Math.max(most, length), 0);
  // Columns without a heading have one of no letters.
  const headings = Array.from(
    { length: Math.max(width, rows[at]!.length) },
    (_, column) => rows[at]![column] ?? '',
  );
  const marks = headings.map((_, column): ColumnMark => {
    const found = decimalMarkOf(below.map((row) => withoutUnit(row[column] ?? '')));
    // A number of the file itself is written with a point.
    return found === 'open' && numbers.includes(column) ? '.' : found;
  });
  return { headings, rows: below, headingRow: at + 1, marks };
}

function headingsAt(
  rows: readonly (readonly string[])[],
  fieldsOf: (headings: readonly string[]) => readonly (string | null)[],
): number {
  const named = rows.map((row) => fieldsOf(row).filter((field) => field !== null).length);
  const most = Math.max(...named);
  if (most > 1 && most > named[0]!) return named.indexOf(most);
  const filled = rows.map((row) => row.filter((cell) => cell !== '').length);
  const isTitle = named[0] === 0 && filled[0]! <= 1;
  const next = filled.findIndex((count) => count > 1);
  if (isTitle && next > 0) return next;
  return Math.max(
    filled.findIndex((count) => count > 0),
    0,
  );
}
