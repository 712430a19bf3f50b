import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { deletePayloads } from './readers/reader-repo.ts';

const day = 86_400_000;
const daysOfPayloads = 30;

/** The nightly job that forgets what readers sent a month ago. */
export function treadDepthJobs(app: AppContext): void {
  app.jobs.add({
    name: 'tread-depth',
    cron: '41 2 * * *',
    async work() {
      const at = now().getTime();
      await app.db.transaction('system', async (tx) => {
        await deletePayloads(tx, new Date(at - daysOfPayloads * day));
      });
    },
  });
}
