import type { NotificationsToday } from '#contract/desk/dashboard.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';
import { countsAndNewestOf } from './notifications-repo.ts';

const newestShown = 3;

/** How many notifications this person has not read and how many nobody has resolved, and the newest of the unread in a language. */
export async function notificationsTodayOf(
  tx: Tx,
  options: { now: Date; language: Language },
): Promise<NotificationsToday> {
  const { unread, toResolve, newest } = await countsAndNewestOf(tx, {
    ...options,
    most: newestShown,
  });
  return { unread, toResolve, newest };
}
