import type { House } from '#server/kit/house.ts';
import { now } from '#server/kit/clock.ts';
import { deletePayloads } from './readers/reader-repo.ts';

const day = 86_400_000;
const daysOfPayloads = 30;

/** The nightly job that forgets what readers sent a month ago. */
export function treadDepthJobs(house: House): void {
  house.jobs.add({
    name: 'tread-depth',
    cron: '41 2 * * *',
    async work() {
      const at = now().getTime();
      await house.db.transaction('system', async (tx) => {
        await deletePayloads(tx, new Date(at - daysOfPayloads * day));
      });
    },
  });
}
