import type { AppContext } from '#server/kit/app-context.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { now } from '#server/kit/clock.ts';
import { companiesToBook, takeAccruals } from './accruals-repo.ts';
import { bookBy, bookingOf, waitFor } from './book-event.ts';

const job = 'book-accruals';

/** What is earned of what was sold ahead is booked by itself, in the night after its month. */
export function vouchersJobs(app: AppContext): void {
  app.jobs.add({ name: job, cron: '23 2 * * *', work: (stopping) => bookAccruals(app, stopping) });
}

/**
 * Books what is earned by yesterday, company by company and in portions. Safe to be killed and to run
 * on two servers: what another books is waited for, and is done then.
 */
export async function bookAccruals(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const yesterday = new Date(now().getTime() - 86_400_000).toISOString().slice(0, 10);
  const companies = await app.db.transaction('system', (tx) => companiesToBook(tx, yesterday));
  for (const site of companies) {
    let isLeft = true;
    while (isLeft && !stopping?.aborted) {
      isLeft = await actAs(app, { ...site, job }, { requestId: job }, async (context) => {
        const events = await takeAccruals(context.db, context.caller, yesterday);
        const booking = await bookingOf(context);
        for (const event of events) {
          const lack = await bookBy(context, { event, nth: 0 }, booking);
          if (lack) await waitFor(context, event, lack);
        }
        return events.length > 0;
      });
    }
  }
}
