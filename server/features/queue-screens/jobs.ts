import type { House } from '#server/kit/house.ts';
import { now } from '#server/kit/clock.ts';
import { deleteOldLinks } from './link-repo.ts';

const day = 86_400_000;

/** The nightly job that forgets the pages of visits that are over. */
export function queueScreensJobs(house: House): void {
  house.jobs.add({
    name: 'queue-links',
    cron: '23 2 * * *',
    async work() {
      const before = new Date(now().getTime() - day);
      await house.db.transaction('system', (tx) => deleteOldLinks(tx, before));
    },
  });
}
