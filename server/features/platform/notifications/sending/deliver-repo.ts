import { sql, type SqlBool } from 'kysely';
import type { NotificationChannel } from '#contract/platform/notifications/choice-calls.ts';
import type { NotificationKind } from '#contract/platform/notifications/notification-calls.ts';
import { chooseLanguage, languages, type Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';

/** One way to notify one person, now. */
export interface Delivery {
  readonly chainId: number;
  readonly id: number;
  readonly userId: number;
  readonly channel: NotificationChannel;
  readonly dueAt: Date;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly content: string;
  /** Where the person reads it: the site it was told to, else one where they work; null for who works at none of the chain. */
  readonly siteId: number | null;
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
  /** Nobody needs to be told any more: it was read, resolved, withdrawn, or has expired. */
  readonly isSettled: boolean;
}

const atOnce = 50;

/** The deliveries that are due, the oldest first; locked when they are taken in the transaction that settles them. The transaction must be the system's, as for all here. */
export async function dueDeliveries(
  tx: Tx,
  now: Date,
  channels: readonly NotificationChannel[],
): Promise<Delivery[]> {
  const titles = languages.flatMap((l) => [`n.title_${l}`, `n.content_${l}`] as const);
  const rows = await tx
    .selectFrom('notification_deliveries as d')
    .innerJoin('notifications as n', (join) =>
      join.onRef('n.chain_id', '=', 'd.chain_id').onRef('n.id', '=', 'd.notification_id'),
    )
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select([
      'd.chain_id as chainId',
      'd.notification_id as id',
      'd.user_id as userId',
      'd.channel',
      'd.due_at as dueAt',
      'n.kind',
      ...titles,
      'u.email',
      'u.phone',
      'u.language',
      sql<number | null>`coalesce(n.site_id, (select min(m.site_id) from memberships m
        where m.chain_id = d.chain_id and m.user_id = d.user_id))`.as('siteId'),
      sql<SqlBool>`(not u.active or n.resolved_at is not null or n.withdrawn_at is not null
        or n.expires_at <= ${now} or exists (select from notification_reads r
          where r.chain_id = d.chain_id and r.user_id = d.user_id
            and r.notification_id = d.notification_id)) is true`.as('isSettled'),
    ])
    .where('d.status', '=', 'waiting')
    .where('d.due_at', '<=', now)
    .where('d.channel', 'in', channels)
    .orderBy('d.due_at')
    .limit(atOnce)
    .forUpdate('d')
    .skipLocked()
    .execute();
  return rows.map((row) => {
    const language = chooseLanguage(row.language);
    return {
      ...row,
      channel: row.channel as NotificationChannel,
      kind: row.kind as NotificationKind,
      language,
      title: row[`title_${language}`],
      content: row[`content_${language}`],
      isSettled: row.isSettled === true,
    };
  });
}

/** What became of a delivery; one that waits on is tried again from `dueAt` on. */
export async function noteDelivery(
  tx: Tx,
  { chainId, id, userId, channel }: Pick<Delivery, 'chainId' | 'id' | 'userId' | 'channel'>,
  outcome: {
    status: 'sent' | 'not_needed' | 'failed' | 'waiting';
    error?: string;
  },
): Promise<void> {
  await tx
    .updateTable('notification_deliveries')
    .set({ status: outcome.status, error: outcome.error ?? null })
    .where('chain_id', '=', chainId)
    .where('notification_id', '=', id)
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .execute();
}
