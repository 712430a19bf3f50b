import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { forgetOldDevices } from './known-devices-repo.ts';
import { forgetEnded } from './session-repo.ts';

const day = 86_400_000;
// Long enough to look into what happened, no longer.
const keepDays = 30;
// A device in a drawer over two seasons is still its owner's.
const keepDevicesDays = 400;

/** Every night, logins, links and tries that ended long ago are forgotten. */
export function sessionJobs(app: AppContext): void {
  app.jobs.add({
    name: 'forget-logins',
    cron: '37 2 * * *',
    async work() {
      const daysAgo = (days: number) => new Date(now().getTime() - days * day);
      await app.db.transaction('system', async (tx) => {
        await forgetEnded(tx, daysAgo(keepDays));
        await forgetOldDevices(tx, daysAgo(keepDevicesDays));
      });
    },
  });
}
