import type { Database } from '#server/db/open.ts';
import { now } from './clock.ts';
import { forgetOldKeys } from './idempotency-repo.ts';
import type { Job } from './jobs.ts';

const day = 86_400_000;
/** How long the keys of writes are known: longer than any device is thought to stay away with work to send. */
export const keepKeysDays = 90;

/** The nightly job that forgets the keys of writes long answered. */
export function tidyJob(db: Database): Job {
  return {
    name: 'tidy',
    cron: '17 2 * * *',
    async work() {
      const before = new Date(now().getTime() - keepKeysDays * day);
      await db.transaction('system', (tx) => forgetOldKeys(tx, before));
    },
  };
}
