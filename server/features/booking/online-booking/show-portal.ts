import type { OnlinePortal } from '#contract/booking/online-booking.ts';
import { treadThresholds } from '#contract/car/tread-depth/thresholds.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { shownPortal, type OpenPortal } from './portal-repo.ts';

/** What the page of a portal shows: of one that is closed, only whose it is. */
export async function showPortal(
  context: Context,
  { id, open }: OpenPortal,
): Promise<OnlinePortal> {
  const { db, caller } = context;
  const today = todayOf(context);
  const { days_ahead: ahead, ...shown } = await shownPortal(db, id, today);
  const { phone } = await settingsOf(db, treadThresholds, caller);
  return {
    ...shown,
    ...(!open && { services: [], addons: [] }),
    site: caller.siteName,
    phone,
    timezone: caller.timezone,
    open,
    from: today,
    to: daysAfter(today, ahead),
  };
}
