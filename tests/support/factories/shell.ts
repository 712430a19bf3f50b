import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { now } from '#server/kit/clock.ts';
import { makeSite, type Site } from './organisation.ts';
import { unique } from './unique.ts';

type Given<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>> & { site?: Site };

/** A calendar of a site; the site's only one is not its default unless that is given. */
export async function makeCalendar(db: Database, given: Given<'calendars'> = {}) {
  const { site = await makeSite(db), ...columns } = given;
  return db.transaction('system', (tx) =>
    tx
      .insertInto('calendars')
      .values({ chain_id: site.chain_id, site_id: site.id, name: unique('Calendar'), ...columns })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** A make of cars. */
export function makeVehicleBrand(db: Database, name = unique('Make')) {
  return db.transaction('system', (tx) =>
    tx.insertInto('vehicle_brands').values({ name }).returningAll().executeTakeFirstOrThrow(),
  );
}

/** A published notification to a site; to the whole chain with `site_id: null`. */
export async function makeNotification(db: Database, given: Given<'notifications'> = {}) {
  const { site = await makeSite(db), ...columns } = given;
  const title = unique('Notice');
  return db.transaction('system', (tx) =>
    tx
      .insertInto('notifications')
      .values({
        chain_id: site.chain_id,
        site_id: site.id,
        title_en: title,
        title_nb: title,
        title_sv: title,
        content: unique('content'),
        publish_time: now(),
        ...columns,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** A mark that a person has read a notification. */
export async function makeNotificationRead(
  db: Database,
  given: { notification: { chain_id: number; id: number }; user: { id: number } },
) {
  const { notification, user } = given;
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
