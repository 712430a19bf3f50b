import type { Outcome } from '#contract/lists/imports.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { ColumnMark } from '#contract/kit/rules/written-number.ts';
import type { Tx } from '#server/db/open.ts';
import { currencyOf } from './currency-repo.ts';
import type { RowChange } from '../history-repo.ts';
import { idsByTitle } from '../match-repo.ts';
import { isUnread, valueOf } from '../read-cells.ts';
import type { Stored, Values } from '../resource-table.ts';
import { sameValue } from '../same-value.ts';
import { changesOf } from '../write.ts';
import { decidingKey, findKnown, type Found } from './known-rows.ts';
import { warningsOf } from './same-one-rules.ts';
import { withZipZeros } from './zip-zeros.ts';

/** A row of a file: as people count it, and its cells. */
export interface FileRow {
  readonly nth: number;
  readonly cells: readonly string[];
  /** What somebody said of a row that it may be: that it is the same one, or another. */
  readonly answer?: { readonly about: number; readonly is: 'same' | 'other' } | undefined;
}

/** What is wrong with a cell: its column's number, or -1 for one that the file lacks and for the whole row; `code` is one below `common:errors`, or of an error. */
export interface CellProblem {
  readonly column: number;
  /** The field, where no column is for it. */
  readonly field?: string;
  readonly code: string;
}

/** What is known besides the rows: which stood in the file before them, and what holds for all. */
interface Known {
  readonly seen?: Map<string, number>;
  readonly given?: Values;
  /** The decimal mark of each column. */
  readonly marks?: readonly ColumnMark[];
}

/** What would become of a row. */
export interface CheckedRow {
  readonly nth: number;
  readonly outcome: Outcome;
  readonly problems: readonly CellProblem[];
  readonly values: Values;
  readonly changes: RowChange['changes'];
  /** The row it is, when there is one. */
  readonly before: Stored | undefined;
}

/**
 * What would become of the rows of a file whose columns fill these fields. The rows of the register
 * that are meant stay as they are until the transaction ends.
 */
export async function checkRows(
  tx: Tx,
  resource: Resource,
  fields: readonly (string | null)[],
  rows: readonly FileRow[],
  { seen = new Map(), given = {}, marks = [] }: Known = {},
): Promise<CheckedRow[]> {
  const currency = await currencyOf(tx, resource);
  const read = rows.map((row) => readRow(resource, fields, row, { given, currency, marks }));
  await resolveReferences(tx, resource, fields, read);
  const known = await findKnown(tx, resource, read);
  return read.map((row) => outcomeOf(resource, fields, row, known(row.values), seen));
}

interface ReadRow extends Pick<FileRow, 'nth' | 'answer'> {
  readonly problems: CellProblem[];
  readonly values: Record<string, unknown>;
}

function readRow(
  resource: Resource,
  fields: readonly (string | null)[],
  { nth, cells, answer }: FileRow,
  {
    given,
    currency,
    marks,
  }: { readonly given: Values; readonly currency: string; readonly marks: readonly ColumnMark[] },
): ReadRow {
  const problems: CellProblem[] = [];
  const values: Record<string, unknown> = { ...given };
  for (const [column, field] of fields.entries()) {
    if (field === null) continue;
    const mark = marks[column] ?? null;
    const value = valueOf(resource, field, cells[column] ?? '', {
      currency,
      mark: mark === 'open' ? null : mark,
    });
    if (isUnread(value)) problems.push({ column, code: value.unread });
    else if (value !== undefined) values[field] = value;
  }
  return { nth, answer, problems, values };
}

async function resolveReferences(
  tx: Tx,
  resource: Resource,
  fields: readonly (string | null)[],
  rows: readonly ReadRow[],
): Promise<void> {
  for (const [column, field] of fields.entries()) {
    const of = field !== null && resource.fields[field]?.of;
    if (!of) continue;
    const texts = rows.flatMap(({ values }) => {
      const text = values[field];
      return typeof text === 'string' ? [text] : [];
    });
    const ids = await idsByTitle(tx, of(), [...new Set(texts)]);
    for (const { values, problems } of rows) {
      if (values[field] === undefined) continue;
      const [id, ...others] = ids.get(values[field] as string) ?? [];
      if (id !== undefined && others.length === 0) values[field] = id;
      else {
        delete values[field];
        problems.push({ column, code: id === undefined ? 'fields.unknown' : 'fields.ambiguous' });
      }
    }
  }
}

function outcomeOf(
  resource: Resource,
  fields: readonly (string | null)[],
  { nth, answer, problems, values: written }: ReadRow,
  known: readonly Found[],
  seen: Map<string, number>,
): CheckedRow {
  const deciding = decidingKey(known);
  const [found, ...others] = deciding?.rows ?? [];
  const column = deciding ? fields.indexOf(deciding.key[0]!) : -1;
  const all = [...problems];
  const wrong = (code: string) => void all.push({ column, code });
  if (others.length > 0) wrong('fields.ambiguous');
  if (deciding?.mustBe && !found) wrong('fields.unknown');
  const warnings = found && all.length === 0 ? warningsOf(resource, written, found, known) : [];
  const answered = warnings.length > 0 && answer?.about === found?.id ? answer?.is : undefined;
  const before = answered === 'other' ? undefined : found;
  const read = withZipZeros(resource, written, before);
  const values = before
    ? withoutSame(resource, before, read)
    : answered === 'other'
      ? asAnother(resource, read)
      : read;
  if (before && warnings.length > 0 && answered === undefined) {
    const asked = warnings.map(({ field, code }) => problemAt(fields, field, code));
    const changes = changesOf(resource, before, values);
    return { nth, outcome: 'asked', problems: asked, values, changes, before };
  }
  const same = before ? seenAs(before.id) : answered ? undefined : deciding?.text;
  if (same !== undefined && seen.has(same)) wrong('fields.twice');
  if (same !== undefined) seen.set(same, nth);
  if (!before) {
    for (const [name, { required }] of Object.entries(resource.fields)) {
      if (required && values[name] === undefined && !all.length) {
        all.push(problemAt(fields, name, 'fields.required'));
      }
    }
  }
  const changes = changesOf(resource, before ?? {}, values);
  const outcome =
    all.length > 0 ? 'wrong' : !before ? 'new' : changes.length > 0 ? 'changed' : 'same';
  return { nth, outcome, problems: all, values, changes, before };
}

/** What is only written otherwise than it stands there is no change of it. */
const withoutSame = (resource: Resource, before: Stored, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !sameValue(resource, name, value, before[name]),
    ),
  );

/** The number that it has in the other system is not ours. */
function asAnother(resource: Resource, { number, ...values }: Values): Values {
  if (!resource.fields['number']?.readOnly || !resource.fields['external_id']) {
    return number === undefined ? values : { ...values, number };
  }
  return {
    ...values,
    ...(number !== undefined && { external_id: values['external_id'] ?? number }),
  };
}

/** How a row of the register is known to have stood in the file. */
export const seenAs = (id: number): string => `row ${id}`;

/** A problem at the column that fills a field, or at the field itself where none does. */
export function problemAt(
  fields: readonly (string | null)[],
  field: string,
  code: string,
): CellProblem {
  const column = fields.indexOf(field);
  return column === -1 ? { column, field, code } : { column, code };
}
