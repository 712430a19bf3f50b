import type { House } from '#server/kit/house.ts';
import type { Caller } from '#server/kit/caller.ts';
import { now } from '#server/kit/clock.ts';
import { AppError, meaningOf } from '#server/kit/errors.ts';
import type { Job } from '#server/kit/jobs.ts';
import type { Context } from '#server/kit/mount.ts';
import { applyRows } from '#server/kit/resource/import-apply.ts';
import { checkRows } from '#server/kit/resource/import-check.ts';
import { tellChanged } from '#server/kit/resource/resource-routes.ts';
import type { Engine } from '#server/kit/resource/write.ts';
import {
  actFor,
  fileRows,
  forgetImports,
  lockImport,
  saveApplied,
  saveChecked,
  setState,
  waitingImports,
  type StoredImport,
} from './import-repo.ts';

const day = 86_400_000;
const keepDays = 30;

/**
 * Writes an import in the transaction of the context: checked anew, because the register may have
 * changed since. Throws when a row is wrong that was not to be left out.
 */
export async function runImport(
  engine: Engine,
  context: Context,
  { id, fields: kept, leave_out_wrong }: Pick<StoredImport, 'id' | 'fields' | 'leave_out_wrong'>,
): Promise<void> {
  const { db, now: at } = context;
  const fields = kept.map((field) => field || null);
  const rows = await checkRows(db, engine.resource, fields, await fileRows(db, id));
  if (!leave_out_wrong && rows.some(({ outcome }) => outcome === 'wrong')) {
    throw new AppError('imports.wrong_rows');
  }
  await saveChecked(db, id, fields, rows);
  await saveApplied(db, id, await applyRows(engine, context, rows));
  await setState(db, id, 'done', { done_at: at });
}

/** The job that runs imports of many rows, and forgets old ones. */
export function importsJob(house: House): Job {
  return {
    name: 'imports',
    cron: '41 2 * * *',
    async work() {
      const { db } = house;
      for (const one of await db.transaction('system', waitingImports))
        await runWaiting(house, one);
      const before = new Date(now().getTime() - keepDays * day);
      await db.transaction('system', (tx) => forgetImports(tx, before));
    },
  };
}

async function runWaiting(house: House, waiting: StoredImport): Promise<void> {
  const engine = house.engines.get(waiting.resource);
  if (!engine) return;
  const { chain_id: chainId, site_id: siteId, created_by: userId, id } = waiting;
  const caller = { chainId, siteId, userId } as Caller;
  try {
    await house.db.transaction('system', async (db) => {
      await actFor(db, waiting);
      // Somebody else's server may have it in hand: then it waits here, and is done.
      const still = await lockImport(db, id);
      if (still?.state !== 'waiting') return;
      const context = { db, caller, now: now(), requestId: `import-${id}`, address: '' };
      await runImport(engine, context as unknown as Context, still);
    });
    tellChanged(house, engine.resource, caller);
  } catch (error) {
    const problem = meaningOf(error);
    if (!problem) house.http.log.error({ err: error, import: id }, 'an import failed');
    await house.db.transaction('system', (tx) =>
      setState(tx, id, 'failed', { problem: problem?.code ?? 'common.server' }),
    );
  }
}
