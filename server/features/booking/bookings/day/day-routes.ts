import { bookingPlans } from '#contract/booking/booking-settings/workshop.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { dayMoveCalls } from '#contract/booking/day-moves.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { publishBooking } from '../publish-booking.ts';
import { openDays } from './day-repo.ts';
import { moveDay } from './move-day.ts';
import { planDay } from './plan-day.ts';
import { undoDay } from './undo-day.ts';

/** Moving all that stands on a day at once, after bookings themselves. */
export function dayMoveRoutes(app: AppContext): void {
  const engine = app.engines.get(bookings.name)!;
  const { move, ...calls } = dayMoveCalls;
  const publish = (context: Pick<Context, 'afterCommit' | 'caller'>) => {
    publishBooking(app, context);
    context.afterCommit(() => publishChanged(app, bookingPlans, context.caller));
  };
  mount(
    app,
    calls,
  )({
    plan: async (context) => ({ data: await planDay(context) }),
    open: async ({ db, now }) => ({ data: await openDays(db, now) }),
    undo: async (context) => {
      const undone = await undoDay(engine, context);
      publish(context);
      return { data: undone };
    },
  });
  mountUnmanaged(app, { move })({
    move: async ({ caller, transaction }) => {
      using _job = await app.heavyJobs.booking.take(caller.userId);
      return await transaction(async (context) => {
        const moved = await moveDay(engine, context);
        publish(context);
        return { data: moved };
      });
    },
  });
}
