import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { unique } from './unique.ts';

type Input<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

/** A tenant of its own. */
export function makeChain(db: Database, overrides: Input<'chains'> = {}) {
  return insertOne(db, 'chains', {
    name: unique('Chain'),
    country: 'NO',
    currency: 'NOK',
    ...overrides,
  });
}

/** A legal entity, of a chain of its own when none is given. */
export async function makeCompany(db: Database, overrides: Input<'companies'> = {}) {
  const chain_id = overrides.chain_id ?? (await makeChain(db)).id;
  return insertOne(db, 'companies', {
    name: unique('Company'),
    country: 'NO',
    org_number: unique('org'),
    ...overrides,
    chain_id,
  });
}

/** A workshop, of a company of its own when none is given. */
export async function makeSite(db: Database, overrides: Input<'sites'> = {}) {
  const { chain_id } = overrides;
  const company_id =
    overrides.company_id ?? (await makeCompany(db, chain_id === undefined ? {} : { chain_id })).id;
  return db.transaction('system', async (tx) => {
    const company = tx.selectFrom('companies').select('chain_id').where('id', '=', company_id);
    return tx
      .insertInto('sites')
      .values({
        name: unique('Site'),
        town: 'Oslo',
        ...overrides,
        company_id,
        chain_id: (await company.executeTakeFirstOrThrow()).chain_id,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
export type Site = Awaited<ReturnType<typeof makeSite>>;

/** How a host looks; the host is one of its own when none is given. */
export function makeWhiteLabel(db: Database, overrides: Input<'white_labels'> = {}) {
  return insertOne(db, 'white_labels', {
    host: `${unique('host')}.test`,
    title: unique('Title'),
    ...overrides,
  });
}
