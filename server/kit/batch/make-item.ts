import type { Batch } from '#contract/kit/batch/batch.ts';
import type { AppContext } from '../app-context.ts';
import type { Context } from '../context.ts';
import { AppError, meaningOf } from '../errors.ts';
import type { Values } from '../resource/resource-table.ts';
import { inSavepoint } from '../resource/savepoint-repo.ts';
import { noteItem } from './items-repo.ts';

/**
 * Does one item of a batch, or several as one, and notes in the same transaction that they are made, with what `work`
 * returns: a server that dies has done both or neither. Answers the error where it is refused for one
 * of the codes `expected`, and nothing is noted then: the feature does. What nobody expected is
 * logged, and the item has failed. Throws where the database is away: the next run goes on.
 */
export async function makeItem(
  app: AppContext,
  { db }: Context,
  batch: Batch,
  ids: readonly number[],
  expected: readonly string[],
  work: () => Promise<Values>,
): Promise<AppError | undefined> {
  try {
    const made = await inSavepoint(db, work);
    for (const id of ids) await noteItem(db, batch, id, { state: 'made', reason: '', ...made });
    return undefined;
  } catch (error) {
    if (error instanceof AppError && expected.includes(error.code)) return error;
    if (meaningOf(error)?.code === 'common.unavailable') throw error;
    app.http.log.error({ err: error, items: ids }, `an item of the ${batch.resource.name} failed`);
    for (const id of ids) await noteItem(db, batch, id, { state: 'failed', reason: 'error' });
    return undefined;
  }
}
