import type { AppContext } from '#server/kit/app-context.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { now } from '#server/kit/clock.ts';
import { meaningOf } from '#server/kit/errors.ts';
import type { Job } from '#server/kit/jobs.ts';
import { portionsOf } from './portions.ts';
import {
  forgetImports,
  lockImport,
  setState,
  waitingImports,
  type StoredImport,
} from './import-repo.ts';

const day = 86_400_000;
const keepDays = 30;

/** The job that goes on with imports of many rows, and forgets old ones. */
export function importsJob(app: AppContext): Job {
  return {
    name: 'imports',
    cron: '41 2 * * *',
    async work() {
      const { db } = app;
      for (const one of await db.transaction('system', waitingImports)) await goOn(app, one);
      const before = new Date(now().getTime() - keepDays * day);
      await db.transaction('system', (tx) => forgetImports(tx, before));
    },
  };
}

/** Does the portions of an import one after the other, each in a transaction of its own; others come in between. */
async function goOn(app: AppContext, { id, resource, ...of }: StoredImport): Promise<void> {
  const engine = app.engines.get(resource);
  if (!engine) return;
  const person = { chainId: of.chain_id, siteId: of.site_id, userId: of.created_by };
  const next = portionsOf(app, engine, id);
  for (;;) {
    try {
      if (!(await actAs(app, person, { requestId: `import-${id}` }, next))) return;
    } catch (error) {
      const meaning = meaningOf(error);
      // It heals by itself: the next run of the job goes on where this one was.
      if (meaning?.code === 'common.unavailable') throw error;
      if (!meaning) app.http.log.error({ err: error, import: id }, 'an import failed');
      if (!(await fail(app, id, meaning?.code ?? 'common.server'))) return;
    }
  }
}

/** What was written is taken back; true while there is something to be done. */
function fail(app: AppContext, id: number, problem: string): Promise<boolean> {
  return app.db.transaction('system', async (tx) => {
    const stored = await lockImport(tx, id);
    const takenBack = stored?.state === 'waiting';
    await setState(tx, id, takenBack ? 'undoing' : 'failed', { problem });
    return takenBack;
  });
}
