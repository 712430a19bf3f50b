import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { makeSite, type Site } from './organisation.ts';
import { unique } from './unique.ts';

type Input<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>> & { site?: Site };

/** The cash register of a site. */
export async function makeCashRegister(db: Database, given: Input<'cash_register_settings'> = {}) {
  const { site = await makeSite(db), ...columns } = given;
  const url = `https://${unique('register')}.test/`;
  return db.transaction('system', (tx) =>
    tx
      .insertInto('cash_register_settings')
      .values({ chain_id: site.chain_id, site_id: site.id, url, ...columns })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** The legacy application of a site; of its whole chain with `site_id: null`. */
export async function makeLegacy(db: Database, given: Input<'legacy_settings'> = {}) {
  const { site = await makeSite(db), ...columns } = given;
  const url = `https://${unique('legacy')}.test/`;
  return db.transaction('system', (tx) =>
    tx
      .insertInto('legacy_settings')
      .values({ chain_id: site.chain_id, site_id: site.id, url, ...columns })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}
