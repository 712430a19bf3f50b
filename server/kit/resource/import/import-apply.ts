import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory, type RowChange } from '../history-repo.ts';
import type { CheckedRow } from './import-check.ts';
import { checkNeeds, guardOf } from '../steps/guards.ts';
import { writableOf, type Stored, type Values } from '../resource-table.ts';
import { startOf } from '#contract/kit/field.ts';
import { beforeSaving, type Engine } from '../write.ts';
import { insertRows, lockRows, updateRows, type NextVersion } from '../write-many-repo.ts';

/** Where a row of a file ended up. */
export interface AppliedRow {
  readonly nth: number;
  readonly id: number;
  readonly version: number;
}

/** Writes all rows that are new or changed, and puts those away that are gone. Throws when the register refuses one; then none may stay. */
export async function applyRows(
  engine: Engine,
  context: Context,
  rows: readonly CheckedRow[],
  importId = 0,
): Promise<AppliedRow[]> {
  const added = await applyNew(engine, context, rows);
  const changed = await applyChanged(engine, context, rows);
  const gone = await applyGone(engine, context, rows);
  const applied = [...added, ...changed, ...gone];
  const ids = applied.map(({ id }) => id);
  if (ids.length > 0) {
    await engine.hooks.imports?.written?.(context, { importId, ids, isUndone: false });
  }
  return applied;
}

/** What follows from each row, where it is not done for many together. */
const following = ({ hooks }: Engine) => (hooks.imports?.written ? undefined : hooks.afterSave);

async function applyGone(
  engine: Engine,
  context: Context,
  rows: readonly CheckedRow[],
): Promise<AppliedRow[]> {
  const gone = rows.flatMap(({ nth, outcome, before }) =>
    outcome === 'gone' && before ? [{ nth, before }] : [],
  );
  const next: NextVersion[] = [];
  for (const { before } of gone) {
    checkNeeds(guardOf(engine.resource, 'archive'), context, before);
    const values = { archived_at: context.now.toISOString() };
    next.push({ id: before.id, version: before.version, values });
  }
  await updateRows(context.db, engine.resource, context.caller, next);
  const history = gone.map(({ before }) => ({ id: before.id, changes: [] }));
  if (history.length > 0) await writeHistory(context, engine.resource, 'archive', history);
  return gone.map(({ nth, before: { id, version } }) => ({ nth, id, version: version + 1 }));
}

async function applyNew(
  engine: Engine,
  context: Context,
  rows: readonly CheckedRow[],
): Promise<AppliedRow[]> {
  const { resource } = engine;
  const added = rows.filter(({ outcome }) => outcome === 'new');
  const inserts: Values[] = [];
  for (const { values } of added) {
    const complete = Object.fromEntries(
      writableOf(resource).map((name) => [name, values[name] ?? startOf(resource.fields[name]!)]),
    );
    inserts.push(await beforeSaving(engine, context, complete, undefined));
  }
  const ids = await insertRows(context.db, resource, context.caller, inserts);
  for (const [at, id] of ids.entries()) {
    await following(engine)?.(context, id, undefined, added[at]!.changes);
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
  const { resource } = engine;
  const changed = rows.flatMap((row) =>
    row.outcome === 'changed' && row.before ? [{ ...row, before: row.before }] : [],
  );
  const next = [];
  for (const { before, changes } of changed) {
    const change = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
    const values = await beforeSaving(engine, context, change, before);
    next.push({ id: before.id, version: before.version, values });
  }
  const done = await updateRows(context.db, resource, context.caller, next);
  if (done.length < next.length) throw new AppError('common.changed_elsewhere');
  for (const { before, changes } of changed) {
    await following(engine)?.(context, before.id, before, changes);
  }
  const history: RowChange[] = changed.map(({ before, changes }) => ({ id: before.id, changes }));
  if (history.length > 0) await writeHistory(context, resource, 'import', history);
  return changed.map(({ nth, before: { id, version } }) => ({ nth, id, version: version + 1 }));
}

/** A row that an import left behind: what was changed, nothing when it was new or gone. */
export interface LeftRow extends AppliedRow {
  readonly outcome: 'new' | 'changed' | 'gone';
  readonly changes: RowChange['changes'];
}

/**
 * Archives what was new, restores what was gone and gives back what was changed, where nobody
 * changed it since and the register does not refuse it. Returns which were: by row of the file.
 */
export async function undoRows(
  engine: Engine,
  context: Context,
  rows: readonly LeftRow[],
  importId: number,
): Promise<Set<number>> {
  const { resource } = engine;
  const { db, caller } = context;
  const befores = await lockRows(
    db,
    resource,
    rows.map(({ id }) => id),
  );
  const next: NextVersion[] = [];
  for (const { id, version, outcome, changes } of rows) {
    const before = befores.get(id);
    if (before?.version !== version) continue;
    const values = await valuesBefore(engine, context, before, outcome, changes);
    if (values) next.push({ id, version, values });
  }
  const done = new Set(await updateRows(db, resource, caller, next));
  const undone = rows.filter(({ id }) => done.has(id));
  for (const { id, outcome, changes } of undone) {
    if (outcome === 'changed') await following(engine)?.(context, id, befores.get(id), changes);
  }
  if (undone.length > 0) {
    const history = undone.map(({ id, outcome, changes }) => ({
      id,
      changes:
        outcome === 'changed'
          ? changes.map(({ field, from, to }) => ({ field, from: to, to: from }))
          : [],
    }));
    await writeHistory(context, resource, 'undo', history);
    const ids = undone.map(({ id }) => id);
    await engine.hooks.imports?.written?.(context, { importId, ids, isUndone: true });
  }
  return new Set(undone.map(({ nth }) => nth));
}

/** What a row gets back; null where the register refuses it, for it may have promised something since. */
async function valuesBefore(
  engine: Engine,
  context: Context,
  before: Stored,
  outcome: LeftRow['outcome'],
  changes: RowChange['changes'],
): Promise<Values | null> {
  const change = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
  try {
    if (outcome === 'changed') return await beforeSaving(engine, context, change, before);
    if (outcome === 'gone') return { archived_at: null };
    // Who may import may take it back: what takes a right of its own are rows that somebody else made.
    checkNeeds(guardOf(engine.resource, 'archive'), context, before);
    return { archived_at: context.now.toISOString() };
  } catch (error) {
    if (error instanceof AppError || error instanceof RuleError) return null;
    throw error;
  }
}
