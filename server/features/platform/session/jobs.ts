import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { forgetEnded } from './session-repo.ts';

const day = 86_400_000;
// Long enough to look into what happened, no longer.
const keepDays = 30;

/** Every night, logins, links and tries that ended long ago are forgotten. */
export function sessionJobs(app: AppContext): void {
  app.jobs.add({
    name: 'forget-logins',
    cron: '37 2 * * *',
    async work() {
      const before = new Date(now().getTime() - keepDays * day);
      await app.db.transaction('system', (tx) => forgetEnded(tx, before));
    },
  });
}
