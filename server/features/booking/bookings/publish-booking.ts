import { bookings } from '#contract/booking/bookings.ts';
import { moves } from '#contract/hotel/moves/moves.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { sendSoon } from './messages/jobs.ts';

/** Notifies everybody of a booking that changed, once it has: who looks at bookings, who carries wheels, and its customer. */
export const publishBooking = (
  app: AppContext,
  { afterCommit, caller }: Pick<Context, 'afterCommit' | 'caller'>,
): void =>
  afterCommit(() => {
    // Wheels in store may have to be brought for it, or no longer.
    for (const one of [bookings, moves]) publishChanged(app, one, caller);
    return sendSoon(app);
  });
