import { sql } from 'kysely';
import type { NotificationChannel } from '#contract/platform/notifications/choice-calls.ts';
import type { NotificationKind } from '#contract/platform/notifications/notification-calls.ts';
import type { Tx } from '#server/db/open.ts';
import { isMeant, type Target } from '../written/audience-repo.ts';
import { choicesOf } from '../choices/choices-repo.ts';

/** A notification whose time has come. */
export interface Due {
  readonly id: number;
  readonly chainId: number;
  readonly kind: NotificationKind;
  readonly publishTime: Date;
  readonly target: Target;
}

/** The next notification that is published and not announced, for this transaction alone. The transaction must be the system's, as for all here. */
export async function takeDue(tx: Tx, now: Date): Promise<Due | undefined> {
  const row = await tx
    .selectFrom('notifications')
    .select(['id', 'chain_id', 'site_id', 'roles', 'feature', 'user_id', 'kind', 'publish_time'])
    .where('announced_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('publish_time', '<=', now)
    .orderBy('publish_time')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      chainId: row.chain_id,
      kind: row.kind as NotificationKind,
      publishTime: row.publish_time,
      target: {
        chainId: row.chain_id,
        siteIds: row.site_id === null ? null : [row.site_id],
        roles: row.roles,
        feature: row.feature,
        userId: row.user_id,
      },
    }
  );
}

/** Who is meant, how they chose to be notified, and the clock they go by: that of a site of the target where they work, else their own. */
export async function recipientsOf(tx: Tx, target: Target) {
  const rows = await tx
    .selectFrom('users')
    .leftJoin('notification_choices as c', 'c.user_id', 'users.id')
    .select([
      'users.id',
      'users.phone',
      'c.kinds',
      'c.quiet_from',
      'c.quiet_to',
      sql<string>`coalesce((select s.timezone from memberships m
        join sites s on s.chain_id = m.chain_id and s.id = m.site_id
        where m.chain_id = ${target.chainId} and m.user_id = users.id
          and (${target.siteIds === null} or s.id = any(${[...(target.siteIds ?? [])]}::bigint[]))
        order by s.id limit 1), users.timezone)`.as('timezone'),
    ])
    .where(isMeant(target))
    .execute();
  return rows.map(({ id, phone, timezone, ...kept }) => ({
    userId: id,
    phone,
    timezone,
    choices: choicesOf(kept),
  }));
}

/** Writes what shall leave, and that the notification is announced. */
export async function noteAnnounced(
  tx: Tx,
  { chainId, id }: Due,
  deliveries: readonly { userId: number; channel: NotificationChannel; dueAt: Date }[],
  now: Date,
): Promise<void> {
  // As JSON: a chain may have more people than a statement takes values.
  const rows = deliveries.map(({ userId, channel, dueAt }) => ({
    chain_id: chainId,
    notification_id: id,
    user_id: userId,
    channel,
    due_at: dueAt,
  }));
  await sql`
    insert into notification_deliveries (chain_id, notification_id, user_id, channel, due_at)
    select chain_id, notification_id, user_id, channel, due_at
    from json_populate_recordset(null::notification_deliveries, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(tx);
  await tx
    .updateTable('notifications')
    .set({ announced_at: now })
    .where('chain_id', '=', chainId)
    .where('id', '=', id)
    .execute();
}
