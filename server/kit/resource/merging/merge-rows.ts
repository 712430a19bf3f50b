import type { ErrorCode } from '#contract/errors.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '../history-repo.ts';
import type { Stored } from '../resource-table.ts';
import { lockBoth } from '../row-repo.ts';

interface Which {
  readonly kept: number;
  readonly gone: number;
  /** What is thrown where they are one row already. */
  readonly same: ErrorCode;
}

/** Two rows that become one: nobody else changes either meanwhile, the kept one is in use, and the history of both says what was done. Throws `common.archived`. */
export async function mergeRows<Done>(
  context: Context,
  resource: Resource,
  which: Which,
  work: (kept: Stored, gone: Stored) => Promise<Done>,
): Promise<Done> {
  const [kept, gone] = await lockBoth(context.db, resource, [which.kept, which.gone], which.same);
  if (kept.archived_at !== null) throw new AppError('common.archived');
  const done = await work(kept, gone);
  await writeHistory(context, resource, 'merge', [{ id: which.kept, changes: [] }]);
  await writeHistory(context, resource, 'merged', [{ id: which.gone, changes: [] }]);
  return done;
}
