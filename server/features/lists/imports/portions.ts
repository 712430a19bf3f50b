import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/mount.ts';
import { eachApart } from '#server/kit/resource/apart.ts';
import { applyRows, undoRows, type AppliedRow } from '#server/kit/resource/import-apply.ts';
import { checkRows } from '#server/kit/resource/import-check.ts';
import { checkByRules, withRefused } from '#server/kit/resource/import/import-rules.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { Engine } from '#server/kit/resource/write.ts';
import {
  leftRows,
  lockImport,
  rowsBehind,
  saveApplied,
  saveCounts,
  saveGivenBack,
  saveOutcomes,
  setState,
  type StoredImport,
} from './import-repo.ts';

const rowsAtOnce = 500;

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
  // A check that was cut short begins anew: which rows stand twice is known of the whole file only.
  let seen: Map<string, number> | undefined;
  return async (context) => {
    // Somebody else's server may have it in hand: then this waits, and goes on behind it.
    const stored = await lockImport(context.db, id);
    switch (stored?.state) {
      case 'checking':
        if (!seen) stored.done_to = 0;
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
  const rows = await rowsBehind(db, stored, rowsAtOnce);
  const read = await checkRows(db, engine.resource, fields, rows, seen);
  await saveOutcomes(db, stored.id, await checkByRules(engine, context, fields, read));
  const goesOn = rows.length === rowsAtOnce;
  await setState(db, stored.id, goesOn ? 'checking' : 'checked', {
    done_to: rows.at(-1)?.nth ?? stored.done_to,
  });
  if (!goesOn) await saveCounts(db, stored.id);
  return goesOn;
}

/** Checked anew, because the register may have changed since. */
async function writePortion(
  app: AppContext,
  engine: Engine,
  context: Context,
  stored: StoredImport,
): Promise<boolean> {
  const { db, caller, now } = context;
  const { id, leave_out_wrong } = stored;
  const fields = fieldsOf(stored);
  const rows = await rowsBehind(db, stored, rowsAtOnce, ['new', 'changed']);
  const checked = await checkRows(db, engine.resource, fields, rows);
  const applied: AppliedRow[] = [];
  const wanted = checked.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  const refused = await eachApart(context, wanted, async (own, some) => {
    applied.push(...(await applyRows(engine, own, some)));
  });
  const told = withRefused(checked, refused, fields);
  if (!leave_out_wrong && told.some(({ outcome }) => outcome === 'wrong')) {
    throw new AppError('imports.wrong_rows');
  }
  await saveOutcomes(db, id, told);
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

async function undoPortion(
  app: AppContext,
  engine: Engine,
  context: Context,
  { id, problem, done_to }: StoredImport,
): Promise<boolean> {
  const { db, caller } = context;
  const rows = await leftRows(db, id, rowsAtOnce);
  const given = await undoRows(engine, context, rows);
  const kept = rows.filter(({ nth }) => !given.has(nth)).map(({ nth }) => nth);
  await saveGivenBack(
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
