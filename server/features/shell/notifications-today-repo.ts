import type { NotificationsToday } from '#contract/dashboard.ts';
import type { Tx } from '#server/db/open.ts';
import { unreadCount } from './shell-repo.ts';

/** How many published notifications this person has not read, and how many nobody has resolved. */
export async function notificationsTodayOf(tx: Tx, now: Date): Promise<NotificationsToday> {
  const row = await tx
    .selectFrom('notifications')
    .select((e) => e.fn.countAll<number>().as('toResolve'))
    .where('publish_time', '<=', now)
    .where('should_resolve', '=', true)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { unread: await unreadCount(tx, now), toResolve: row.toResolve };
}
