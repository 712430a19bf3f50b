import type { Notification } from '#contract/platform/notifications/notification-calls.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { readOne, resolveOne, unreadOne } from '../local-store/notification-marks.ts';

// The outbox tells when the device is full; the rest is for those who build.
const notDone = (cause: unknown) => logProblem('A notification was not marked', cause);

/** What can be done with one notification. */
export const notificationActions = (siteId: SiteId) => ({
  toggleRead: (one: Notification) =>
    void (one.unread ? readOne : unreadOne)(siteId, one).catch(notDone),
  resolve: (one: Notification) => {
    if (canResolve(one)) void resolveOne(siteId, one).catch(notDone);
  },
});

/** Whether somebody still has to see to it. */
export const canResolve = ({ shouldResolve, resolved }: Notification): boolean =>
  shouldResolve && !resolved;
