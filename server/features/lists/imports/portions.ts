import type { ColumnMark } from '#contract/kit/rules/written-number.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { eachApart } from '#server/kit/resource/apart.ts';
import { applyRows, undoRows, type AppliedRow } from '#server/kit/resource/import/import-apply.ts';
import { checkRows, seenAs, type CheckedRow } from '#server/kit/resource/import/import-check.ts';
import { checkByRules, isWritten, withRefused } from '#server/kit/resource/import/import-rules.ts';
import { rowsBesides } from '#server/kit/resource/match-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { Values } from '#server/kit/resource/resource-table.ts';
import { lockRows } from '#server/kit/resource/write-many-repo.ts';
import type { Engine } from '#server/kit/resource/write.ts';
import {
  leftRows,
  lockImport,
  rowsBehind,
  saveApplied,
  saveUndone,
  setState,
  type StoredImport,
} from './import-repo.ts';
import { saveCounts, saveOutcomes } from './outcomes-repo.ts';
import { forgetGone, saveGone, type GoneRow } from './whole-list-repo.ts';

const rowsAtOnce = 500;

const marksOf = ({ decimal_marks, chosen_marks }: StoredImport): ColumnMark[] =>
  decimal_marks.map(
    (found, column) => ((found === 'open' && chosen_marks[column]) || found || null) as ColumnMark,
  );

const fieldsOf = ({ fields }: StoredImport) => fields.map((field) => field || null);

/**
 * The portions of what an import is at: checked, written or taken back. Each call does the next one
 * in the transaction of its context and keeps how far it came in it; false when all is done. Throws
 * `imports.wrong_rows` when a row is refused that was not to be left out.
 */
export function portionsOf(
  app: AppContext,
  engine: Engine,
  id: number,
): (context: Context) => Promise<boolean> {
  // A check that was cut short begins again: which rows stand twice is known of the whole file only.
  let seen: Map<string, number> | undefined;
  return async (context) => {
    // Somebody else's server may have it in hand: then this waits, and goes on behind it.
    const stored = await lockImport(context.db, id);
    switch (stored?.state) {
      case 'checking':
        if (!seen) {
          stored.done_to = 0;
          await forgetGone(context.db, id);
        }
        seen ??= new Map();
        return checkPortion(engine, context, stored, seen);
      case 'waiting':
        return writePortion(app, engine, context, stored);
      case 'undoing':
        return undoPortion(app, engine, context, stored);
      default:
        return false;
    }
  };
}

async function checkPortion(
  engine: Engine,
  context: Context,
  stored: StoredImport,
  seen: Map<string, number>,
): Promise<boolean> {
  const { db } = context;
  const fields = fieldsOf(stored);
  const given = stored.given as Values;
  const rows = await rowsBehind(db, stored, rowsAtOnce);
  const read = await checkRows(db, engine.resource, fields, rows, {
    seen,
    given,
    marks: marksOf(stored),
  });
  const goesOn = rows.length === rowsAtOnce;
  // What follows from rows may follow from all of them together, as from a pallet that was moved.
  const gone = goesOn || !stored.is_whole ? [] : await goneOf(engine, context, stored, seen);
  const checked = await checkByRules(engine, context, fields, [...read, ...gone], stored.id);
  await saveOutcomes(db, stored.id, checked);
  await setState(db, stored.id, goesOn ? 'checking' : 'checked', {
    done_to: rows.at(-1)?.nth ?? stored.done_to,
  });
  if (!goesOn) await saveCounts(db, stored.id);
  return goesOn;
}

/** What the register has of a whole list that the file lacks. */
async function goneOf(
  { resource }: Engine,
  { db }: Context,
  stored: StoredImport,
  seen: ReadonlyMap<string, number>,
): Promise<CheckedRow[]> {
  const prefix = seenAs(0).slice(0, -1);
  const known = [...seen.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => Number(key.slice(prefix.length)));
  const rows = await rowsBesides(db, resource, stored.given as Values, known);
  return (await saveGone(db, stored, rows)).map(asGone);
}

const asGone = ({ nth, before }: GoneRow): CheckedRow => ({
  nth,
  before,
  outcome: 'gone',
  problems: [],
  values: {},
  changes: [],
});

/** Checked again, because the register may have changed since. */
async function writePortion(
  app: AppContext,
  engine: Engine,
  context: Context,
  stored: StoredImport,
): Promise<boolean> {
  const { db, caller, now } = context;
  const { id, leave_out_wrong } = stored;
  const fields = fieldsOf(stored);
  const rows = await rowsBehind(db, stored, rowsAtOnce, ['new', 'changed', 'gone']);
  const given = stored.given as Values;
  const ofFile = rows.filter(({ row_id: lacking }) => lacking === null);
  const checked = [
    ...(await checkRows(db, engine.resource, fields, ofFile, { given, marks: marksOf(stored) })),
    ...(await stillGone(engine, context, rows)),
  ];
  const applied: AppliedRow[] = [];
  const refused = await eachApart(context, checked.filter(isWritten), async (own, some) => {
    applied.push(...(await applyRows(engine, own, some, id)));
  });
  const outcomes = withRefused(checked, refused, fields);
  if (!leave_out_wrong && outcomes.some(({ outcome }) => outcome === 'wrong')) {
    throw new AppError('imports.wrong_rows');
  }
  await saveOutcomes(db, id, outcomes);
  await saveApplied(db, id, applied);
  const goesOn = rows.length === rowsAtOnce;
  const done_to = rows.at(-1)?.nth ?? stored.done_to;
  await setState(db, id, goesOn ? 'waiting' : 'done', {
    done_to,
    ...(!goesOn && { done_at: now }),
  });
  if (!goesOn) await saveCounts(db, id);
  context.afterCommit(() => publishChanged(app, engine.resource, caller));
  return goesOn;
}

/** Of the rows that were gone those that are there still. */
async function stillGone(
  { resource }: Engine,
  { db }: Context,
  rows: readonly { readonly nth: number; readonly row_id: number | null }[],
): Promise<CheckedRow[]> {
  const lacking = rows.flatMap(({ nth, row_id: id }) => (id === null ? [] : [{ nth, id }]));
  if (lacking.length === 0) return [];
  const ids = lacking.map(({ id }) => id);
  const befores = await lockRows(db, resource, ids);
  return lacking.map(({ nth, id }) => {
    const before = befores.get(id)!;
    const outcome = before.archived_at === null ? 'gone' : 'same';
    return { ...asGone({ nth, before }), outcome };
  });
}

async function undoPortion(
  app: AppContext,
  engine: Engine,
  context: Context,
  { id, problem, done_to }: StoredImport,
): Promise<boolean> {
  const { db, caller } = context;
  const rows = await leftRows(db, id, rowsAtOnce);
  const undone = await undoRows(engine, context, rows, id);
  const kept = rows.filter(({ nth }) => !undone.has(nth)).map(({ nth }) => nth);
  await saveUndone(
    db,
    id,
    rows.map(({ nth }) => nth),
    kept,
  );
  const goesOn = rows.length === rowsAtOnce;
  const over = problem === null ? 'undone' : 'failed';
  await setState(db, id, goesOn ? 'undoing' : over, {
    done_to: Math.max(done_to - rows.length, 0),
  });
  context.afterCommit(() => publishChanged(app, engine.resource, caller));
  return goesOn;
}
