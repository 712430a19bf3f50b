import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { deleteOldJobs } from './jobs-repo.ts';

// As long as somebody may ask whether a receipt came out. What was entered stands in the journal.
const kept = 90 * 86_400_000;

/** Forgets at night what was printed long ago. */
export function registerAgentsJobs(app: AppContext): void {
  app.jobs.add({
    name: 'forget-agent-jobs',
    cron: '41 2 * * *',
    work: async () => {
      const before = new Date(now().getTime() - kept);
      await app.db.transaction('system', (tx) => deleteOldJobs(tx, before));
    },
  });
}
