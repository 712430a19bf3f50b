import type { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { eachApart } from '../apart.ts';
import { applyRows } from './import-apply.ts';
import { problemAt, type CheckedRow } from './import-check.ts';
import { tryOut } from '../savepoint-repo.ts';
import type { Engine } from '../write.ts';

/** Whether something is done with a row of the register. */
export const isWritten = ({ outcome }: Pick<CheckedRow, 'outcome'>): boolean =>
  outcome === 'new' || outcome === 'changed' || outcome === 'gone';

/** The rows with those wrong that the rules of the resource and its table refuse: all are written as a run writes them, and nothing of it stays. */
export async function checkByRules(
  engine: Engine,
  context: Context,
  fields: readonly (string | null)[],
  rows: readonly CheckedRow[],
  importId: number,
): Promise<CheckedRow[]> {
  let refused: ReadonlyMap<CheckedRow, AppError> = new Map();
  // What would follow from a row follows when it is written.
  const quiet = { ...context, afterCommit: () => {} };
  await tryOut(context.db, async () => {
    refused = await eachApart(quiet, rows.filter(isWritten), async (own, some) => {
      await applyRows(engine, own, some, importId);
    });
  });
  return withRefused(rows, refused, fields);
}

/** The rows with those wrong that were refused, each at the column of its error. */
export function withRefused(
  rows: readonly CheckedRow[],
  refused: ReadonlyMap<CheckedRow, AppError>,
  fields: readonly (string | null)[],
): CheckedRow[] {
  return rows.map((row) => {
    const error = refused.get(row);
    if (!error) return row;
    const errors = Object.entries(error.fields ?? {});
    const problems =
      errors.length > 0
        ? errors.map(([field, code]) => problemAt(fields, field, code))
        : [{ column: -1, code: error.code }];
    return { ...row, outcome: 'wrong' as const, problems };
  });
}
