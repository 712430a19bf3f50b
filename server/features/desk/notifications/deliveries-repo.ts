import type { Insertable } from 'kysely';
import type { NotificationKind } from '#contract/desk/notifications/notification-calls.ts';
import type { Words } from '#contract/desk/notifications/notification-rules.ts';
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

const rowOf = (given: NewNotification): Insertable<Tables['notifications']> => ({
  chain_id: given.chainId,
  site_id: given.siteId,
  roles: given.roles && [...given.roles],
  feature: given.feature,
  user_id: given.userId,
  author_id: given.authorId,
  kind: given.kind,
  title_en: given.words.en.title,
  title_nb: given.words.nb.title,
  title_sv: given.words.sv.title,
  content_en: given.words.en.content,
  content_nb: given.words.nb.content,
  content_sv: given.words.sv.content,
  should_resolve: given.shouldResolve,
  publish_time: given.publishTime,
  expires_at: given.expiresAt,
  once_key: given.onceKey,
});

/** Writes a notification. It may be one that the transaction's person may not read, so nothing is known of it afterwards. */
export async function insertNotification(tx: Tx, given: NewNotification): Promise<void> {
  await tx
    .insertInto('notifications')
    .values(rowOf(given))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes notifications and returns their ids. The transaction must be the system's. */
export async function insertNotifications(
  tx: Tx,
  given: readonly NewNotification[],
): Promise<number[]> {
  const rows = await tx
    .insertInto('notifications')
    .values(given.map(rowOf))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
