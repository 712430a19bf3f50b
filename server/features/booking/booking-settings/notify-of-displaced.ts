import type { bookingPlans } from '#contract/booking/booking-settings/workshop.ts';
import { rolesWith } from '#contract/rights.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { wallTime } from '#contract/kit/time/zoned-time.ts';
import { displacedBookings } from '#server/features/booking/bookings/exports.ts';
import { announce, notify } from '#server/features/platform/notifications/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';

type Plan = Pick<
  RowOf<typeof bookingPlans>,
  'id' | 'kind' | 'calendar_id' | 'begins_at' | 'ends_at' | 'published'
>;

/** Notifies who works with bookings that what is planned stands in the way of some, once for what it says of when. */
export async function notifyOfDisplaced(
  app: AppContext,
  context: Context,
  plan: Plan,
): Promise<void> {
  const { db, caller, afterCommit } = context;
  const { id, kind, calendar_id: calendarId, begins_at: begins, ends_at: ends } = plan;
  if (!plan.published || (kind !== 'block' && kind !== 'absence')) return;
  const [from, to] = [Date.parse(begins), Date.parse(ends)];
  const found = await displacedBookings(context, { calendarId, from, to });
  const displaced = found.filter(({ why }) => why === 'planned');
  const [first] = displaced;
  if (!first) return;
  const time = new Date(wallTime(Date.parse(first.begins_at), caller.timezone)).toISOString();
  await notify(db, {
    chainId: caller.chainId,
    to: { siteId: caller.siteId, roles: rolesWith('bookings.write') },
    kind: 'operations',
    words: {
      key: (part) => `bookings:told.displaced.${part}`,
      values: {
        count: displaced.length,
        first: time.slice(0, 16).replace('T', ' '),
        tickets: displaced
          .slice(0, 10)
          .map(({ ticket }) => ticket)
          .join(', '),
      },
    },
    shouldResolve: true,
    once: `bookings_displaced ${id} ${begins} ${ends}`,
  });
  afterCommit(() => announce(app));
}
