import type { NotificationsToday } from '#contract/dashboard.ts';
import type { Tx } from '#server/db/open.ts';
import { countsOf } from './notifications-repo.ts';

/** How many notifications this person has not read, and how many nobody has resolved. */
export async function notificationsTodayOf(tx: Tx, now: Date): Promise<NotificationsToday> {
  const { unread, toResolve } = await countsOf(tx, now);
  return { unread, toResolve };
}
