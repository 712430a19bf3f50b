import type { OnlinePortal } from '#contract/booking/online-booking.ts';
import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { fittingServices } from '#server/features/booking/bookings/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { shownPortal, type OpenPortal } from './portal-repo.ts';

/** What the page of a portal shows: of one that is closed, only whose it is. */
export async function showPortal(
  context: Context,
  { id, calendarId, open, preview }: OpenPortal,
): Promise<OnlinePortal> {
  const { db, caller } = context;
  const today = todayOf(context);
  const { days_ahead: ahead, ...shown } = await shownPortal(db, id, today);
  const to = daysAfter(today, ahead);
  const fitting = await fittingServices(
    context,
    { calendarId, portalId: id, services: open ? shown.services.map((one) => one.id) : [] },
    { from: today, to },
  );
  const { phone } = await settingsOf(db, treadThresholds, caller);
  return {
    ...shown,
    services: shown.services.filter((one) => fitting.has(one.id)),
    addons: open ? shown.addons : [],
    site: caller.siteName,
    phone,
    timezone: caller.timezone,
    open,
    preview,
    from: today,
    to,
  };
}
