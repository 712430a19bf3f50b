import { customers } from '#contract/customer/customers.ts';
import type { Row } from '#contract/kit/row.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { tableOf, type Values } from '#server/kit/resource/resource-table.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { mergeRows } from '#server/kit/resource/merging/merge-rows.ts';
import { lockBoth } from '#server/kit/resource/row-repo.ts';
import { archiveRow, saveRow } from '#server/kit/resource/write.ts';
import type { PointsAtCustomer } from '#server/kit/personal-data-source.ts';
import {
  keepMerge,
  lastMergeOf,
  markMerged,
  markUndone,
  movePointing,
  type Moved,
} from './merge-repo.ts';
import { problemOfUndo } from './merge-rules.ts';

// What is decided here has been decided: the register's own hooks ask nothing again.
const engine = { resource: customers, hooks: {} };

const lockCustomers = ({ db }: Context, one: number, other: number) =>
  lockBoth(db, customers, [one, other], 'merge-and-privacy.same_customer');

/**
 * Makes one customer of two: the kept one with the values chosen, the other archived, and what
 * pointed at that one by one of `points` pointing at the kept. Throws `common.archived`, `common.changed_elsewhere`.
 */
export async function mergeCustomers(
  app: AppContext,
  context: Context,
  keptId: number,
  input: Values & { other_id: number; other_version: number },
  points: readonly PointsAtCustomer[],
): Promise<Row> {
  const { db, caller } = context;
  const { other_id: goneId, other_version: goneVersion, version, ...chosen } = input;
  const which = { kept: keptId, gone: goneId, same: 'merge-and-privacy.same_customer' } as const;
  const moved: Moved[] = [];
  const row = await mergeRows(context, customers, which, async (kept, gone) => {
    if (gone.archived_at !== null) throw new AppError('common.archived');
    if (gone.version !== goneVersion) throw new AppError('common.changed_elsewhere');
    const before = Object.fromEntries(Object.keys(chosen).map((name) => [name, kept[name]]));

    await saveRow(engine, context, keptId, { version, ...chosen });
    for (const point of points) {
      const ids = await movePointing(db, point, { from: goneId, to: keptId });
      if (ids.length > 0) moved.push({ ...point, ids });
    }
    const away = await archiveRow(engine, context, goneId, 'archive');
    await markMerged(db, goneId, keptId);
    const merged = await rowWithId(db, customers, keptId);
    await keepMerge(db, {
      chainId: caller.chainId,
      keptId,
      goneId,
      keptVersion: merged.version,
      goneVersion: away.version,
      before,
      moved,
    });
    return merged;
  });
  publishMoved(app, context, moved);
  return row;
}

/** Takes a customer out again of the one they became part of, with everything that came along and is still there. Throws why not. */
export async function unmergeCustomer(
  app: AppContext,
  context: Context,
  goneId: number,
): Promise<Row> {
  const { db, now } = context;
  const merge = await lastMergeOf(db, goneId);
  if (!merge) {
    await rowWithId(db, customers, goneId);
    throw new AppError('merge-and-privacy.not_merged');
  }
  const [kept, gone] = await lockCustomers(context, merge.kept_id, goneId);
  const problem = problemOfUndo(merge, now, { kept: kept.version, gone: gone.version });
  if (problem) throw new AppError(problem);

  const moved = merge.moved as Moved[];
  await markMerged(db, goneId, null);
  await archiveRow(engine, context, goneId, 'restore');
  for (const { ids, ...point } of moved) {
    await movePointing(db, point, { from: merge.kept_id, to: goneId, only: ids });
  }
  await saveRow(engine, context, merge.kept_id, merge.before as Values);
  await markUndone(db, merge.id, now);
  const both = [merge.kept_id, goneId].map((id) => ({ id, changes: [] }));
  await writeHistory(context, customers, 'unmerge', both);
  publishMoved(app, context, moved);
  return rowWithId(db, customers, goneId);
}

/** Notifies everybody who looks at customers, or at what moved from one to the other. */
function publishMoved(
  app: AppContext,
  { caller, afterCommit }: Context,
  moved: readonly Moved[],
): void {
  const tables = new Set(['customers', ...moved.map(({ table }) => table)]);
  afterCommit(() => {
    for (const { resource } of app.engines.values()) {
      if (tables.has(tableOf(resource))) publishChanged(app, resource, caller);
    }
  });
}
