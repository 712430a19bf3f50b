import type { Database } from '#server/db/open.ts';
import { now } from './clock.ts';
import { forgetOldKeys } from './idempotency-repo.ts';
import type { Job } from './jobs.ts';
import { deleteOldLinks } from './links/link-repo.ts';

const day = 86_400_000;
/** How long the keys of writes are known: longer than any device is thought to stay away with work to send. */
export const keepKeysDays = 90;

/** The nightly job that forgets the keys of writes long answered and links that let nobody in any more. */
export function cleanupJob(db: Database): Job {
  return {
    name: 'cleanup',
    cron: '17 2 * * *',
    async work() {
      const before = (days: number) => new Date(now().getTime() - days * day);
      await db.transaction('system', (tx) => forgetOldKeys(tx, before(keepKeysDays)));
      await db.transaction('system', (tx) => deleteOldLinks(tx, before(1), before(365)));
    },
  };
}
