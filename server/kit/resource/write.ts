import { isDeepStrictEqual } from 'node:util';
import { earlyDays } from '#contract/kit/time/early-days.ts';
import { startOf } from '#contract/kit/field.ts';
import type { Line, LinesWritten } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { AppError, changedElsewhere } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { checkFieldRights } from './rights/field-rights.ts';
import { writeHistory, type RowChange } from './history-repo.ts';
import { rowWithId } from './list-repo.ts';
import { writableOf, type Stored, type Values, type Hooks } from './resource-table.ts';
import { checkReferences, homeOf } from './references.ts';
import { insertRow, lockRow } from './row-repo.ts';
import { checkEditable, checkGuard } from './steps/guards.ts';
import { updateRows, type NextVersion } from './write-many-repo.ts';

/** A resource with its hooks. */
export interface Engine {
  readonly resource: Resource;
  readonly hooks: Hooks;
}

/**
 * What is saved of a change, by whichever way it comes: the caller may change these fields, and the
 * resource's own rules have nothing against it. Throws what they refuse. `before` is missing for a new row.
 */
export async function beforeSaving(
  { resource, hooks }: Engine,
  context: Context,
  change: Values,
  before: Stored | undefined,
): Promise<Values> {
  const changes = changesOf(resource, before ?? {}, change);
  checkFieldRights(resource, context.caller, changes);
  if (before) checkEditable(resource, context, changes, before);
  const saved = (await hooks.beforeSave?.(context, change, before)) ?? change;
  const early = earlyDays(resource, { ...before, ...saved });
  if (early.length === 0) return saved;
  const errors = early.map((field) => [field, 'fields.before_start'] as const);
  throw new AppError('common.wrong_input', {}, Object.fromEntries(errors));
}

/** Adds a row; fields that are not given are empty. */
export async function addRow(engine: Engine, context: Context, input: Values) {
  const { resource, hooks } = engine;
  const complete = Object.fromEntries(
    writableOf(resource).map((name) => [name, input[name] ?? startOf(resource.fields[name]!)]),
  );
  const values = await beforeSaving(engine, context, complete, undefined);
  await checkReferences(resource, context, values);
  const id = await insertRow(context.db, resource, context.caller, values);
  const changes = changesOf(resource, {}, values);
  await hooks.afterSave?.(context, id, undefined, changes);
  await writeHistory(context, resource, 'add', [{ id, changes }]);
  return rowWithId(context.db, resource, id);
}

/** Changes one row, from the version said or from whichever is there, as many are changed. Answers it as it is then. */
export async function changeOne(
  { resource }: Engine,
  context: Context,
  id: number,
  { version, archived }: { readonly version?: unknown; readonly archived: 'refused' | 'allowed' },
  change: (rows: readonly Stored[]) => Promise<void>,
): Promise<Row> {
  const before = await lockRow(context.db, resource, id);
  if (archived === 'refused') assertInUse(before);
  if (version !== undefined && version !== before.version) {
    throw changedElsewhere(await rowWithId(context.db, resource, id));
  }
  await change([before]);
  return rowWithId(context.db, resource, id);
}

/** Refuses what is done to an archived row. */
export function assertInUse({ archived_at }: Stored): void {
  if (archived_at !== null) throw new AppError('common.archived');
}

/** Saves the fields given over the version they were made from; without a version, over whichever is there. */
export const saveRow = (
  engine: Engine,
  context: Context,
  id: number,
  { version, ...values }: Values,
): Promise<Row> =>
  changeOne(engine, context, id, { version, archived: 'refused' }, (rows) =>
    saveRows(engine, context, rows, values),
  );

/** Puts a row away, or takes it back. Done already is as good as done. */
export const archiveRow = (
  engine: Engine,
  context: Context,
  id: number,
  operation: 'archive' | 'restore',
  version?: unknown,
): Promise<Row> =>
  changeOne(engine, context, id, { version, archived: 'allowed' }, (rows) =>
    archiveRows(engine, context, rows, operation),
  );

/** A row's change among many that are locked. */
export interface NextRow extends NextVersion, RowChange {
  readonly before: Stored;
}

/** Saves the same over many rows that are locked; one that is refused refuses all. */
export async function saveRows(
  engine: Engine,
  context: Context,
  rows: readonly Stored[],
  { version: _, ...values }: Values,
): Promise<void> {
  const { resource } = engine;
  const next: NextRow[] = [];
  const referred = new Set<string>();
  for (const before of rows) {
    assertInUse(before);
    const change = nextRow(resource, before, await beforeSaving(engine, context, values, before));
    if (change.changes.length === 0) continue;
    // What many rows are pointed at is looked for once.
    const points = JSON.stringify([change.values, homeOf(resource, before)]);
    if (!referred.has(points)) await checkReferences(resource, context, change.values, before);
    referred.add(points);
    next.push(change);
  }
  await writeRows(engine, context, 'save', next);
}

/** What a change makes of a row, as far as it changes it. */
export function nextRow(resource: Resource, before: Stored, change: Values): NextRow {
  const changes = changesOf(resource, before, change);
  const values = Object.fromEntries(
    changes
      .filter(({ field }) => resource.fields[field]!.kind !== 'lines')
      .map(({ field, to }) => [field, to]),
  );
  return { id: before.id, version: before.version, values, changes, before };
}

/** Writes changes over rows that are locked, what follows from each, and their history. */
export async function writeRows(
  { resource, hooks }: Engine,
  context: Context,
  operation: string,
  next: readonly NextRow[],
): Promise<void> {
  if (next.length === 0) return;
  await updateRows(context.db, resource, context.caller, next);
  for (const { id, before, changes } of next) {
    await hooks.afterSave?.(context, id, before, changes);
  }
  await writeHistory(
    context,
    resource,
    operation,
    next.map(({ id, changes }) => ({ id, changes })),
  );
}

/** Puts many rows that are locked away, or takes them back. */
export async function archiveRows(
  engine: Engine,
  context: Context,
  rows: readonly Stored[],
  operation: 'archive' | 'restore',
): Promise<void> {
  const { resource } = engine;
  const archived_at = operation === 'archive' ? context.now : null;
  const next: NextRow[] = [];
  for (const before of rows) {
    if ((before.archived_at === null) !== (operation === 'archive')) continue;
    const filled = nextRow(resource, before, await checkGuard(engine, context, operation, before));
    next.push({ ...filled, values: { ...filled.values, archived_at } });
  }
  // It changes nothing that a row holds, so nothing follows from it elsewhere.
  await writeRows({ ...engine, hooks: {} }, context, operation, next);
}

/** What a change changes: fields that stay as they were are none. */
export function changesOf(
  { fields }: Pick<Resource, 'fields'>,
  before: Values,
  change: Values,
): RowChange['changes'] {
  return Object.keys(fields).flatMap((field) => {
    const to = change[field];
    if (fields[field]!.kind === 'lines') return lineChanges(field, to);
    const from = before[field] ?? fields[field]!.empty;
    return to === undefined || isSame(from, to) ? [] : [{ field, from, to }];
  });
}

/** Of lines only those that change: as they were and as they are then, or, before that is known, as they were sent. */
function lineChanges(field: string, change: unknown): RowChange['changes'] {
  const {
    from = [],
    to,
    put = [],
    remove = [],
  } = (change ?? {}) as Partial<LinesChanged> & LinesWritten;
  if (to) return [{ field, from, to }];
  return put.length + remove.length > 0 ? [{ field, from: remove, to: put }] : [];
}

/** Lines of a document that a change changes. */
export interface LinesChanged {
  readonly from: readonly Line[];
  readonly to: readonly Line[];
}

// The database keeps the parts of a structure in an order of its own.
const isSame = (from: unknown, to: unknown) =>
  JSON.stringify(from) === JSON.stringify(to) || isDeepStrictEqual(from, to);
