import { now } from '#server/kit/clock.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { endDays, nightEvery } from './night/night.ts';

/** The job that ends the queue's day soon after each site's midnight. */
export function queueJobs(app: AppContext): void {
  app.jobs.add({
    name: 'queue-night',
    cron: `*/${nightEvery} * * * *`,
    work: () => endDays(app, now()),
  });
}
