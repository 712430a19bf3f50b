import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import type { User } from './accounts.ts';
import type { Site } from './organisation.ts';
import { unique } from './unique.ts';

type Input<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>> & {
  site: Site;
  user: User;
};

/** A view of the list of customers, shared with the site. */
export function makeView(db: Database, { site, user, ...columns }: Input<'saved_views'>) {
  return insertOne(db, 'saved_views', {
    chain_id: site.chain_id,
    site_id: site.id,
    user_id: user.id,
    resource: 'customers',
    name: unique('View'),
    shared: 'site',
    query: '{}',
    columns: '[]',
    ...columns,
  });
}

/** A view that is sent by mail to its maker, and was once. */
export function makeReportMail(db: Database, view: Selectable<Tables['saved_views']>) {
  const own = { chain_id: view.chain_id, site_id: view.site_id, view_id: view.id };
  const reader = { ...own, user_id: view.user_id };
  const sent = { rhythm: 'daily', day: 1, time: '07:30', format: 'csv', next_at: new Date(0) };
  return db.transaction('system', async (tx) => {
    await tx
      .insertInto('report_mails')
      .values({ ...own, ...sent })
      .execute();
    await tx.insertInto('report_mail_readers').values(reader).execute();
    await tx
      .insertInto('report_mail_sendings')
      .values({ ...reader, due_at: new Date(0), outcome: 'sent' })
      .execute();
  });
}

/** A file of customers that was read: one column, one row. */
export function makeImport(db: Database, { site, user, ...columns }: Input<'imports'>) {
  const own = { chain_id: site.chain_id, site_id: site.id };
  return db.transaction('system', async (tx) => {
    const read = await tx
      .insertInto('imports')
      .values({
        ...own,
        created_by: user.id,
        resource: 'customers',
        file_name: 'customers.csv',
        headings: [unique('Heading')],
        fields: ['name'],
        row_count: 1,
        ...columns,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('import_rows')
      .values({ ...own, import_id: read.id, nth: 2, cells: [unique('Kari')] })
      .execute();
    return read;
  });
}
