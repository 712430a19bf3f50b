import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { makeSite, type Site } from './organisation.ts';
import { unique } from './unique.ts';

type Input<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>> & { site?: Site };

/** A calendar of a site; the site's only one is not its default unless that is given. */
export async function makeCalendar(db: Database, overrides: Input<'calendars'> = {}) {
  const { site = await makeSite(db), ...columns } = overrides;
  return insertOne(db, 'calendars', {
    chain_id: site.chain_id,
    site_id: site.id,
    name: unique('Calendar'),
    ...columns,
  });
}
