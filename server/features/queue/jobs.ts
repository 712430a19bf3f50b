import { now } from '#server/kit/clock.ts';
import type { House } from '#server/kit/house.ts';
import { endDays, nightEvery } from './night/night.ts';

/** The job that ends the queue's day soon after each site's midnight. */
export function queueJobs(house: House): void {
  house.jobs.add({
    name: 'queue-night',
    cron: `*/${nightEvery} * * * *`,
    work: () => endDays(house, now()),
  });
}
