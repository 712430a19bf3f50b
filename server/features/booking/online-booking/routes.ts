import { onlineBookingCalls } from '#contract/booking/online-booking.ts';
import { publishBooking } from '#server/features/booking/bookings/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mountUnmanaged } from '#server/kit/mount.ts';
import { atPortal, countedAt } from './at-portal.ts';
import { bookOnline, freeDays, holdOnline } from './book-online.ts';
import { provedBy, sendCode } from './prove-contact.ts';
import { showPortal } from './show-portal.ts';

// All strangers wait in one line, which leaves room for those at the counters.
const strangers = 0;

/** What customers book by themselves, without a login. */
export function onlineBookingRoutes(app: AppContext): void {
  mountUnmanaged(
    app,
    onlineBookingCalls,
  )({
    portal: (request) =>
      atPortal(app, request, async (context, portal) => ({
        data: await showPortal(context, portal),
      })),
    times: async (request) => {
      await countedAt(app, request, 'times');
      return atPortal(app, request, async (context, portal) => ({
        data: await freeDays(context, portal, request.body),
      }));
    },
    hold: async (request) => {
      await countedAt(app, request, 'hold');
      using _job = await app.heavyJobs.booking.take(strangers);
      return await atPortal(app, request, async (context, portal) => ({
        data: await holdOnline(context, portal, request.body),
      }));
    },
    book: async (request) => {
      const open = await countedAt(app, request, 'book');
      const proof = await provedBy(app, open, request.body, request.now);
      using _job = await app.heavyJobs.booking.take(strangers);
      return await atPortal(app, request, async (context, portal) => {
        const { booked, isNew } = await bookOnline(app, context, portal, request.body, {
          language: request.language,
          proof,
        });
        if (isNew) publishBooking(app, context);
        return { data: booked };
      });
    },
    sendCode: async (request) => {
      const open = await countedAt(app, request, 'sendCode');
      return { data: await sendCode(app, request, open) };
    },
  });
}
