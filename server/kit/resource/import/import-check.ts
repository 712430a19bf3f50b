import type { Outcome } from '#contract/lists/imports.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import { currencyOfChain } from './currency-repo.ts';
import type { RowChange } from '../history-repo.ts';
import { idsByTitle, keyOf, rowsByKey } from '../match-repo.ts';
import { isUnread, valueOf } from '../read-cells.ts';
import type { Stored, Values } from '../resource-table.ts';
import { changesOf } from '../write.ts';

/** A row of a file: as people count it, and its cells. */
export interface FileRow {
  readonly nth: number;
  readonly cells: readonly string[];
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
  { seen = new Map(), given = {} }: Known = {},
): Promise<CheckedRow[]> {
  const currency = await currencyOfChain(tx);
  const read = rows.map((row) => readRow(resource, fields, row, { given, currency }));
  await resolveReferences(tx, resource, fields, read);
  const known = await findKnown(tx, resource, fields, read);
  return read.map((row) => outcomeOf(resource, fields, row, known(row), seen));
}

interface ReadRow {
  readonly nth: number;
  readonly problems: CellProblem[];
  readonly values: Record<string, unknown>;
}

function readRow(
  resource: Resource,
  fields: readonly (string | null)[],
  { nth, cells }: FileRow,
  { given, currency }: { readonly given: Values; readonly currency: string },
): ReadRow {
  const problems: CellProblem[] = [];
  const values: Record<string, unknown> = { ...given };
  for (const [column, field] of fields.entries()) {
    if (field === null) continue;
    const value = valueOf(resource, field, cells[column] ?? '', currency);
    if (isUnread(value)) problems.push({ column, code: value.unread });
    else if (value !== undefined) values[field] = value;
  }
  return { nth, problems, values };
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

/** Which row of the register a row is: by the first of the keys that it has filled in. */
interface Meant {
  readonly key: string | undefined;
  readonly rows: readonly Stored[];
  /** The column to blame when something is wrong with the key. */
  readonly column: number;
  /** Nobody but the server gives this key, so one that nobody has is wrong. */
  readonly mustBe: boolean;
}

async function findKnown(
  tx: Tx,
  resource: Resource,
  fields: readonly (string | null)[],
  rows: readonly ReadRow[],
): Promise<(row: ReadRow) => Meant> {
  const keys = resource.keys ?? [];
  const tables: Map<string, Stored[]>[] = [];
  for (const key of keys) {
    const wanted = rows.flatMap(({ values }) => {
      const ofKey = keyValues(resource, key, values);
      return ofKey ? [ofKey] : [];
    });
    tables.push(await rowsByKey(tx, resource, key, wanted));
  }
  return ({ values }) => {
    let first: Meant = { key: undefined, rows: [], column: -1, mustBe: false };
    for (const [at, key] of keys.entries()) {
      const ofKey = keyValues(resource, key, values);
      if (!ofKey) continue;
      const text = keyOf(key, ofKey);
      const known = {
        key: `${at} ${text}`,
        rows: tables[at]!.get(text) ?? [],
        column: fields.indexOf(key[0]!),
        mustBe: key.some((name) => resource.fields[name]?.readOnly === true),
      };
      if (known.rows.length > 0 || known.mustBe) return known;
      if (first.key === undefined) first = known;
    }
    return first;
  };
}

/** The values of a key, what is not said as it would be in a new row; nothing when its first field is empty. */
function keyValues(resource: Resource, key: readonly string[], values: Values): Values | undefined {
  if (values[key[0]!] === undefined) return undefined;
  return Object.fromEntries(
    key.map((name) => [name, values[name] ?? resource.fields[name]!.empty]),
  );
}

function outcomeOf(
  resource: Resource,
  fields: readonly (string | null)[],
  { nth, problems, values }: ReadRow,
  known: Meant,
  seen: Map<string, number>,
): CheckedRow {
  const [before, ...others] = known.rows;
  const found = [...problems];
  const wrong = (column: number, code: string) => void found.push({ column, code });
  if (others.length > 0) wrong(known.column, 'fields.ambiguous');
  if (known.mustBe && !before) wrong(known.column, 'fields.unknown');
  const same = before ? seenAs(before.id) : known.key;
  if (same !== undefined && seen.has(same)) wrong(known.column, 'fields.twice');
  if (same !== undefined) seen.set(same, nth);
  if (!before) {
    for (const [name, { required }] of Object.entries(resource.fields)) {
      if (required && values[name] === undefined && !found.length) {
        found.push(problemAt(fields, name, 'fields.required'));
      }
    }
  }
  const changes = changesOf(resource, before ?? {}, values);
  const outcome =
    found.length > 0 ? 'wrong' : !before ? 'new' : changes.length > 0 ? 'changed' : 'same';
  return { nth, outcome, problems: found, values, changes, before };
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
