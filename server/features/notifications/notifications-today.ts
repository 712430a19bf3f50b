import type { NotificationsToday } from '#contract/dashboard.ts';
import type { Language } from '#contract/languages.ts';
import type { Tx } from '#server/db/open.ts';
import { countsOf, everything, notificationsOf } from './notifications-repo.ts';

const newestShown = 3;

/** How many notifications this person has not read and how many nobody has resolved, and the newest of the unread in a language. */
export async function notificationsTodayOf(
  tx: Tx,
  given: { now: Date; language: Language },
): Promise<NotificationsToday> {
  const { unread, toResolve } = await countsOf(tx, given.now);
  const which = { ...everything, state: 'unread' } as const;
  const page = { page: 1, size: newestShown };
  const newest = unread > 0 ? await notificationsOf(tx, { ...given, which, page }) : [];
  return {
    unread,
    toResolve,
    newest: newest.map(({ id, title, publishTime }) => ({ id, title, since: publishTime })),
  };
}
