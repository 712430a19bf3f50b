import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { makeSite, type Site } from './organisation.ts';
import { unique } from './unique.ts';

type Input<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>> & { site?: Site };

/** The cash register of a site. */
export async function makeCashRegister(
  db: Database,
  overrides: Input<'cash_register_settings'> = {},
) {
  const { site = await makeSite(db), ...columns } = overrides;
  const url = `https://${unique('register')}.test/`;
  return insertOne(db, 'cash_register_settings', {
    chain_id: site.chain_id,
    site_id: site.id,
    url,
    ...columns,
  });
}

/** The legacy application of a site; of its whole chain with `site_id: null`. */
export async function makeLegacy(db: Database, overrides: Input<'legacy_settings'> = {}) {
  const { site = await makeSite(db), ...columns } = overrides;
  const url = `https://${unique('legacy')}.test/`;
  return insertOne(db, 'legacy_settings', {
    chain_id: site.chain_id,
    site_id: site.id,
    url,
    ...columns,
  });
}
