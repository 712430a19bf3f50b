import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/mount.ts';
import { writeHistory, type RowChange } from './history-repo.ts';
import type { CheckedRow } from './import-check.ts';
import { checkNeeds, guardOf } from './steps/guards.ts';
import { writableOf, type Stored, type Values } from './resource-table.ts';
import { startOf } from '#contract/kit/fields.ts';
import { beforeSaving, type Engine } from './write.ts';
import { insertRows, lockRows, updateRows, type NextVersion } from './write-many-repo.ts';

/** Where a row of a file ended up. */
export interface AppliedRow {
  readonly nth: number;
  readonly id: number;
  readonly version: number;
}

/** Writes all rows that are new or changed. Throws when the register refuses one; then none may stay. */
export async function applyRows(
  engine: Engine,
  context: Context,
  rows: readonly CheckedRow[],
): Promise<AppliedRow[]> {
  const added = await applyNew(engine, context, rows);
  const changed = await applyChanged(engine, context, rows);
  return [...added, ...changed];
}

async function applyNew(
  engine: Engine,
  context: Context,
  rows: readonly CheckedRow[],
): Promise<AppliedRow[]> {
  const { resource, ways } = engine;
  const added = rows.filter(({ outcome }) => outcome === 'new');
  const given: Values[] = [];
  for (const { values } of added) {
    const asked = Object.fromEntries(
      writableOf(resource).map((name) => [name, values[name] ?? startOf(resource.fields[name]!)]),
    );
    given.push(await beforeSaving(engine, context, asked, undefined));
  }
  const ids = await insertRows(context.db, resource, context.caller, given);
  for (const [at, id] of ids.entries()) {
    await ways.afterSave?.(context, id, undefined, added[at]!.changes);
  }
  const history = added.map(({ changes }, at) => ({ id: ids[at]!, changes }));
  if (history.length > 0) await writeHistory(context, resource, 'import', history);
  return added.map(({ nth }, at) => ({ nth, id: ids[at]!, version: 1 }));
}

async function applyChanged(
  engine: Engine,
  context: Context,
  rows: readonly CheckedRow[],
): Promise<AppliedRow[]> {
  const { resource, ways } = engine;
  const changed = rows.flatMap((row) =>
    row.outcome === 'changed' && row.before ? [{ ...row, before: row.before }] : [],
  );
  const next = [];
  for (const { before, changes } of changed) {
    const asked = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
    const values = await beforeSaving(engine, context, asked, before);
    next.push({ id: before.id, version: before.version, values });
  }
  const done = await updateRows(context.db, resource, context.caller, next);
  if (done.length < next.length) throw new AppError('common.changed_elsewhere');
  for (const { before, changes } of changed) {
    await ways.afterSave?.(context, before.id, before, changes);
  }
  const history: RowChange[] = changed.map(({ before, changes }) => ({ id: before.id, changes }));
  if (history.length > 0) await writeHistory(context, resource, 'import', history);
  return changed.map(({ nth, before: { id, version } }) => ({ nth, id, version: version + 1 }));
}

/** A row that an import left behind: what was changed, nothing when it was new. */
export interface LeftRow extends AppliedRow {
  readonly wasNew: boolean;
  readonly changes: RowChange['changes'];
}

/**
 * Archives what was new and gives back what was changed, where nobody changed it since and the
 * register does not refuse it. Returns which were: by row of the file.
 */
export async function undoRows(
  engine: Engine,
  context: Context,
  rows: readonly LeftRow[],
): Promise<Set<number>> {
  const { resource, ways } = engine;
  const { db, caller } = context;
  const befores = await lockRows(
    db,
    resource,
    rows.map(({ id }) => id),
  );
  const next: NextVersion[] = [];
  for (const { id, version, wasNew, changes } of rows) {
    const before = befores.get(id);
    if (before?.version !== version) continue;
    const values = await givenBack(engine, context, before, wasNew, changes);
    if (values) next.push({ id, version, values });
  }
  const done = new Set(await updateRows(db, resource, caller, next));
  const given = rows.filter(({ id }) => done.has(id));
  for (const { id, wasNew, changes } of given) {
    if (!wasNew) await ways.afterSave?.(context, id, befores.get(id), changes);
  }
  if (given.length > 0) {
    const history = given.map(({ id, wasNew, changes }) => ({
      id,
      changes: wasNew ? [] : changes.map(({ field, from, to }) => ({ field, from: to, to: from })),
    }));
    await writeHistory(context, resource, 'undo', history);
  }
  return new Set(given.map(({ nth }) => nth));
}

/** What a row gets back; null where the register refuses it, for it may have promised something since. */
async function givenBack(
  engine: Engine,
  context: Context,
  before: Stored,
  wasNew: boolean,
  changes: RowChange['changes'],
): Promise<Values | null> {
  const asked = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
  try {
    if (!wasNew) return await beforeSaving(engine, context, asked, before);
    // Who may import may take it back: what takes a right of its own are rows that somebody else made.
    checkNeeds(guardOf(engine.resource, 'archive'), context, before);
    return { archived_at: context.now.toISOString() };
  } catch (error) {
    if (error instanceof AppError || error instanceof RuleError) return null;
    throw error;
  }
}
