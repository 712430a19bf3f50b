import { onlineBookingCalls } from '#contract/booking/online-booking.ts';
import { tellChanged } from '#server/features/booking/bookings/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mountUnmanaged } from '#server/kit/mount.ts';
import { atPortal, countedAt } from './at-portal.ts';
import { bookOnline, freeDays, holdOnline } from './book-online.ts';
import { showPortal } from './show-portal.ts';

// All strangers wait in one line, which leaves room for those at the counters.
const strangers = 0;

/** What customers book by themselves, without a login. */
export function onlineBookingRoutes(app: AppContext): void {
  mountUnmanaged(
    app,
    onlineBookingCalls,
  )({
    portal: (asked) =>
      atPortal(app, asked, async (context, portal) => ({
        data: await showPortal(context, portal),
      })),
    times: async (asked) => {
      await countedAt(app, asked, 'times');
      return atPortal(app, asked, async (context, portal) => ({
        data: await freeDays(context, portal, asked.body),
      }));
    },
    hold: async (asked) => {
      await countedAt(app, asked, 'hold');
      using _turn = await app.turns.booking.take(strangers);
      return await atPortal(app, asked, async (context, portal) => ({
        data: await holdOnline(context, portal, asked.body),
      }));
    },
    book: async (asked) => {
      await countedAt(app, asked, 'book');
      using _turn = await app.turns.booking.take(strangers);
      return await atPortal(app, asked, async (context, portal) => {
        const { booked, isNew } = await bookOnline(
          app,
          context,
          portal,
          asked.body,
          asked.language,
        );
        if (isNew) tellChanged(app, context);
        return { data: booked };
      });
    },
  });
}
