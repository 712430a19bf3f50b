import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import type { User } from './accounts.ts';
import type { Site } from './organisation.ts';
import { unique } from './unique.ts';

type Input<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>> & {
  site: Site;
  user: User;
};

/** A view of the list of customers, shared with the site. */
export function makeView(db: Database, { site, user, ...columns }: Input<'saved_views'>) {
  return db.transaction('system', (tx) =>
    tx
      .insertInto('saved_views')
      .values({
        chain_id: site.chain_id,
        site_id: site.id,
        user_id: user.id,
        resource: 'customers',
        name: unique('View'),
        shared: 'site',
        query: '{}',
        columns: '[]',
        ...columns,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
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
