import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { moves } from '#contract/hotel/moves/moves.ts';
import { sendSoon } from '#server/features/booking/bookings/exports.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { endOrNudge } from './run/end-or-nudge.ts';
import { makeBookings } from './run/make-bookings.ts';
import { releaseOpen } from './run/release.ts';
import { wavesAtWork } from './run/run-repo.ts';

const job = 'auto-bookings';
// No person has this number: a turn of the job's own.
const nobody = 0;

/** Waves that run go on by themselves, within a minute at most. */
export function autoBookingsJobs(app: AppContext): void {
  app.jobs.add({ name: job, cron: '* * * * *', work: (stopping) => runWaves(app, stopping) });
}

/** Asks for waves to go on now. */
export const runSoon = (app: AppContext): Promise<void> => app.jobs.soon(job);

/**
 * Makes the bookings of waves that run, in portions between which others book, reminds who does not
 * answer, and lets go who is to be. Safe to be killed at any point and to run on two servers at once.
 * A wave that fails keeps no other from going on.
 */
export async function runWaves(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const waves = await app.db.transaction('system', wavesAtWork);
  const errors: unknown[] = [];
  for (const { id, ...site } of waves) {
    const portion = async (work: typeof makeBookings) => {
      if (stopping?.aborted) return false;
      using _job = await app.heavyJobs.booking.take(nobody);
      return actAs(app, { ...site, job }, { requestId: `${job}-${id}` }, async (context) => {
        const isMore = await work(app, context, id);
        if (isMore) publishWave(app, context);
        return isMore;
      });
    };
    try {
      while (await portion(makeBookings)) {
        // Until nobody waits for a booking, or somebody pauses it.
      }
      while (await portion(releaseOpen)) {
        // Until everybody who is to be is let go.
      }
      await portion(endOrNudge);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `Waves did not go on at ${now().toISOString()}`);
}

function publishWave(app: AppContext, { afterCommit, caller }: Context): void {
  afterCommit(() => {
    for (const one of [bookings, moves, autoBookings]) publishChanged(app, one, caller);
    return sendSoon(app);
  });
}
