import { messagesChanged } from '#contract/booking/one-booking.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { planMessages } from './plan-messages.ts';
import { sendMessages } from './send-messages.ts';
import { sitesToServe } from './send-repo.ts';

const job = 'booking-messages';

/** What is to be told of bookings is told within a minute. */
export function bookingMessagesJobs(app: AppContext): void {
  app.jobs.add({
    name: job,
    cron: '* * * * *',
    work: (stopping) => sendBookingMessages(app, stopping),
  });
}

/** Asks for what just happened to be told now. */
export const sendSoon = (app: AppContext): Promise<void> => app.jobs.soon(job);

/**
 * Plans the messages of what happened to bookings, and sends those that are due. Safe to be killed at
 * any point and to run on two servers at once: nothing is lost, and nothing is sent twice. A site
 * where it fails keeps no other from it.
 */
export async function sendBookingMessages(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const errors = new Map<number, unknown>();
  let isMore = true;
  while (isMore && !stopping?.aborted) {
    isMore = false;
    // Asked each time, a portion of each site: who is called meanwhile does not wait for a wave.
    for (const site of await app.db.transaction('system', (tx) => sitesToServe(tx, now()))) {
      if (errors.has(site.siteId) || stopping?.aborted) continue;
      try {
        if (await sendAt(app, site)) isMore = true;
      } catch (error) {
        errors.set(site.siteId, error);
      }
    }
  }
  if (errors.size > 0) {
    throw new AggregateError([...errors.values()], 'Messages of bookings were not sent');
  }
}

interface Site {
  readonly chainId: number;
  readonly siteId: number;
}

/** Plans and sends a portion at a site; answers whether there may be more. */
async function sendAt(app: AppContext, { chainId, siteId }: Site): Promise<boolean> {
  const at = <T>(work: Parameters<typeof actAs<T>>[3]) =>
    actAs(app, { chainId, siteId, job }, { requestId: job }, work);
  const isMoreToPlan = await at((context) => planMessages(app, context));
  const isMoreToSend = await at((context) => sendMessages(app, context));
  app.live.publishToReaders({ siteId }, bookings.read, messagesChanged);
  return isMoreToPlan || isMoreToSend;
}
