import { sql, type Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { now } from '#server/kit/clock.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { makeSite, type Site } from './organisation.ts';
import { unique } from './unique.ts';

/** A published and announced notification to a site; to the whole chain with `site_id: null`. */
export async function makeNotification(
  db: Database,
  overrides: Partial<Insertable<Tables['notifications']>> & { site?: Site } = {},
) {
  const { site = await makeSite(db), ...columns } = overrides;
  const title = unique('Notice');
  const content = unique('content');
  return insertOne(db, 'notifications', {
    chain_id: site.chain_id,
    site_id: site.id,
    title_en: title,
    title_nb: title,
    title_sv: title,
    content_en: content,
    content_nb: content,
    content_sv: content,
    publish_time: now(),
    announced_at: now(),
    ...columns,
  });
}

/** So many of them, 'Notice 1' and on, a minute apart: the last one is the newest. */
export async function makeManyNotifications(
  db: Database,
  siteId: number,
  count: number,
): Promise<void> {
  await db.transaction('system', (tx) =>
    sql`
      insert into notifications (chain_id, site_id, title_en, title_nb, title_sv, content_en, content_nb,
        content_sv, publish_time, announced_at)
      select s.chain_id, s.id, said, said, said, 'Text', 'Text', 'Text', published, published
      from sites s, generate_series(1, ${count}::int) n,
        lateral (select 'Notice ' || n as said, ${now()}::timestamptz - (${count}::int - n) * interval '1 minute' as published) t
      where s.id = ${siteId}`.execute(tx),
  );
}

/** A mark that a person has read a notification. */
export async function makeNotificationRead(
  db: Database,
  options: { notification: { chain_id: number; id: number }; user: { id: number } },
) {
  const { notification, user } = options;
  await db.transaction('system', (tx) =>
    tx
      .insertInto('notification_reads')
      .values({
        chain_id: notification.chain_id,
        notification_id: notification.id,
        user_id: user.id,
      })
      .execute(),
  );
}
