import type { Insertable } from 'kysely';
import type { NotificationKind } from '#contract/platform/notifications/notification-calls.ts';
import type { Words } from '#contract/platform/notifications/notification-rules.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';

/** A notification about to be published. A null narrows nobody out. */
export interface NewNotification {
  readonly chainId: number;
  readonly siteId: number | null;
  readonly roles: readonly string[] | null;
  readonly feature: string | null;
  readonly userId: number | null;
  readonly authorId: number | null;
  readonly kind: NotificationKind;
  readonly words: Readonly<Record<Language, Words>>;
  readonly shouldResolve: boolean;
  readonly publishTime: Date;
  readonly expiresAt: Date | null;
  /** What was told to the same under this key before is not told again. */
  readonly onceKey: string | null;
}

const rowOf = (notification: NewNotification): Insertable<Tables['notifications']> => ({
  chain_id: notification.chainId,
  site_id: notification.siteId,
  roles: notification.roles && [...notification.roles],
  feature: notification.feature,
  user_id: notification.userId,
  author_id: notification.authorId,
  kind: notification.kind,
  title_en: notification.words.en.title,
  title_nb: notification.words.nb.title,
  title_sv: notification.words.sv.title,
  content_en: notification.words.en.content,
  content_nb: notification.words.nb.content,
  content_sv: notification.words.sv.content,
  should_resolve: notification.shouldResolve,
  publish_time: notification.publishTime,
  expires_at: notification.expiresAt,
  once_key: notification.onceKey,
});

/** Writes a notification. It may be one that the transaction's person may not read, so nothing is known of it afterwards. */
export async function insertNotification(tx: Tx, notification: NewNotification): Promise<void> {
  await tx
    .insertInto('notifications')
    .values(rowOf(notification))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes notifications and returns their ids. The transaction must be the system's. */
export async function insertNotifications(
  tx: Tx,
  notifications: readonly NewNotification[],
): Promise<number[]> {
  const rows = await tx
    .insertInto('notifications')
    .values(notifications.map(rowOf))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
