import type { Resource, Row } from '#contract/kit/resource.ts';
import { AppError, changedElsewhere } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/mount.ts';
import { checkFieldRights } from './rights/field-rights.ts';
import { writeHistory, type RowChange } from './history-repo.ts';
import { rowWithId } from './list-repo.ts';
import { writableOf, type Stored, type Values, type Ways } from './resource-table.ts';
import { insertRow, isInUse, lockRow, updateRow } from './row-repo.ts';
import { updateRows, type NextVersion } from './write-many-repo.ts';

/** A resource with its ways. */
export interface Engine {
  readonly resource: Resource;
  readonly ways: Ways;
}

/**
 * What is saved of a change, by whichever way it comes: the caller may change these fields, and the
 * resource's own rules have nothing against it. Throws what they refuse. `before` is missing for a new row.
 */
export async function beforeSaving(
  { resource, ways }: Engine,
  context: Context,
  change: Values,
  before: Stored | undefined,
): Promise<Values> {
  checkFieldRights(resource, context.caller, changesOf(resource, before ?? {}, change));
  return (await ways.beforeSave?.(context, change, before)) ?? change;
}

/** Adds a row; fields that are not given are empty. */
export async function addRow(engine: Engine, context: Context, given: Values) {
  const { resource, ways } = engine;
  const asked = Object.fromEntries(
    writableOf(resource).map((name) => [name, given[name] ?? resource.fields[name]!.empty]),
  );
  const values = await beforeSaving(engine, context, asked, undefined);
  await checkReferences(resource, context, values);
  const id = await insertRow(context.db, resource, context.caller, values);
  await ways.afterSave?.(context, id, undefined);
  await writeHistory(context, resource, 'add', [{ id, changes: changesOf(resource, {}, values) }]);
  return rowWithId(context.db, resource, id);
}

/** Saves the fields given over the version they were made from; without a version, over whichever is there. */
export async function saveRow(
  engine: Engine,
  context: Context,
  id: number,
  { version, ...given }: Values,
): Promise<Row> {
  const { resource, ways } = engine;
  const before = await lockRow(context.db, resource, id);
  if (before.archived_at !== null) throw new AppError('common.archived');
  await checkVersion(resource, context, before, version);
  const change = await beforeSaving(engine, context, given, before);
  const changes = changesOf(resource, before, change);
  if (changes.length > 0) {
    const values = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
    await checkReferences(resource, context, values);
    await updateRow(context.db, resource, context.caller, id, values);
    await ways.afterSave?.(context, id, before);
    await writeHistory(context, resource, 'save', [{ id, changes }]);
  }
  return rowWithId(context.db, resource, id);
}

/** Puts a row away, or takes it back. Done already is as good as done. */
export async function archiveRow(
  { resource }: Engine,
  context: Context,
  id: number,
  deed: 'archive' | 'restore',
  version?: unknown,
): Promise<Row> {
  const before = await lockRow(context.db, resource, id);
  await checkVersion(resource, context, before, version);
  if ((before.archived_at === null) === (deed === 'archive')) {
    const archived_at = deed === 'archive' ? context.now : null;
    await updateRow(context.db, resource, context.caller, id, { archived_at });
    await writeHistory(context, resource, deed, [{ id, changes: [] }]);
  }
  return rowWithId(context.db, resource, id);
}

/** Saves the same over many rows that are locked; one that is refused refuses all. */
export async function saveRows(
  engine: Engine,
  context: Context,
  rows: readonly Stored[],
  { version: _, ...given }: Values,
): Promise<void> {
  const { resource, ways } = engine;
  const next: (NextVersion & RowChange & { readonly before: Stored })[] = [];
  const referred = new Set<string>();
  for (const before of rows) {
    if (before.archived_at !== null) throw new AppError('common.archived');
    const change = await beforeSaving(engine, context, given, before);
    const changes = changesOf(resource, before, change);
    if (changes.length === 0) continue;
    const values = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
    // What many rows are pointed at is looked for once.
    const points = JSON.stringify(values);
    if (!referred.has(points)) await checkReferences(resource, context, values);
    referred.add(points);
    next.push({ id: before.id, version: before.version, values, changes, before });
  }
  await updateRows(context.db, resource, context.caller, next);
  for (const { id, before } of next) await ways.afterSave?.(context, id, before);
  if (next.length > 0) await writeHistory(context, resource, 'save', historyRows(next));
}

/** Puts many rows that are locked away, or takes them back. */
export async function archiveRows(
  { resource }: Engine,
  context: Context,
  rows: readonly Stored[],
  deed: 'archive' | 'restore',
): Promise<void> {
  const archived_at = deed === 'archive' ? context.now : null;
  const next = rows
    .filter((row) => (row.archived_at === null) === (deed === 'archive'))
    .map(({ id, version }) => ({ id, version, values: { archived_at }, changes: [] }));
  await updateRows(context.db, resource, context.caller, next);
  if (next.length > 0) await writeHistory(context, resource, deed, historyRows(next));
}

const historyRows = (rows: readonly RowChange[]) =>
  rows.map(({ id, changes }) => ({ id, changes }));

async function checkVersion(
  resource: Resource,
  { db }: Context,
  { id, version: now }: Stored,
  version: unknown,
): Promise<void> {
  if (version === undefined || version === now) return;
  throw changedElsewhere(await rowWithId(db, resource, id));
}

/** What a change changes: fields that stay as they were are none. */
export function changesOf(
  { fields }: Pick<Resource, 'fields'>,
  before: Values,
  change: Values,
): RowChange['changes'] {
  return Object.keys(fields).flatMap((field) => {
    const to = change[field];
    const from = before[field] ?? fields[field]!.empty;
    return to === undefined || JSON.stringify(from) === JSON.stringify(to)
      ? []
      : [{ field, from, to }];
  });
}

/** What a row points at has to be there, seen by the caller and in use. Throws at the field. */
async function checkReferences(
  { fields }: Resource,
  { db }: Context,
  values: Values,
): Promise<void> {
  for (const [field, { of }] of Object.entries(fields)) {
    const id = values[field];
    if (!of || typeof id !== 'number' || (await isInUse(db, of(), id))) continue;
    throw new AppError('common.wrong_input', {}, { [field]: 'fields.unknown' });
  }
}
