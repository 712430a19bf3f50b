import { autoBookings, waves } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { moves } from '#contract/hotel/moves/moves.ts';
import { sendSoon } from '#server/features/booking/bookings/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { addBatchJob, runBatches, type BatchWork } from '#server/kit/batch/batch-job.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { endOrNudge } from './run/end-or-nudge.ts';
import { makeBookings } from './run/make-bookings.ts';
import { releaseOpen } from './run/release.ts';

// Makes the bookings of waves that run, lets go who is to be, and reminds who does not answer.
const work: BatchWork = {
  portions: [makeBookings, releaseOpen],
  last: endOrNudge,
  alsoWith: 'release_before',
  limiter: ({ heavyJobs }) => heavyJobs.booking,
  publish(app, { afterCommit, caller }) {
    afterCommit(() => {
      for (const one of [bookings, moves, autoBookings]) publishChanged(app, one, caller);
      return sendSoon(app);
    });
  },
};

/** Waves that run go on by themselves. */
export const autoBookingsJobs = (app: AppContext): void => addBatchJob(app, waves, work);

/** Does what is to be done of all waves now. */
export const runWaves = (app: AppContext, stopping?: AbortSignal): Promise<void> =>
  runBatches(app, waves, work, stopping);
