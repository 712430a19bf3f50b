import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { now } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { companiesToBook, takeAccruals } from './accruals-repo.ts';
import { bookBy, bookingOf, waitFor } from './book-event.ts';

const job = 'book-accruals';

/** What is earned of what was sold ahead is booked by itself, in the night after its month. */
export function vouchersJobs(app: AppContext): void {
  app.jobs.add({ name: job, cron: '23 2 * * *', work: (stopping) => bookAccruals(app, stopping) });
}

/**
 * Books what is earned by yesterday, company by company and in portions. Safe to be killed and to run
 * on two servers: what another books is waited for, and is done then. A company where it fails keeps no
 * other from its own; throws what it failed by once all had their turn.
 */
export async function bookAccruals(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const yesterday = daysAfter(now().toISOString().slice(0, 10), -1);
  const companies = await app.db.transaction('system', (tx) => companiesToBook(tx, yesterday));
  const errors: unknown[] = [];
  for (const site of companies) {
    const book = () =>
      actAs(app, { ...site, job }, { requestId: job }, (context) => bookSome(context, yesterday));
    try {
      while (!stopping?.aborted && (await book()));
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${job} did not book all`);
}

/** Books some of what is earned by a day; answers whether there may be more. */
async function bookSome(context: Context, day: string): Promise<boolean> {
  const events = await takeAccruals(context.db, context.caller, day);
  if (events.length === 0) return false;
  const booking = await bookingOf(context);
  for (const event of events) {
    const lack = await bookBy(context, { event, nth: 0 }, booking);
    if (lack) await waitFor(context, event, lack);
  }
  return true;
}
