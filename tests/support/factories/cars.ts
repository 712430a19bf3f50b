import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { makeCustomer } from './customers.ts';
import { unique } from './unique.ts';

/** A car, of a customer of its own when no chain is given. */
export async function makeCar(db: Database, overrides: Partial<Insertable<Tables['cars']>> = {}) {
  const owner =
    overrides.chain_id === undefined ? await ownerOf(db) : { chain_id: overrides.chain_id };
  return insertOne(db, 'cars', {
    licenseplate: unique('').slice(1).toUpperCase(),
    ...overrides,
    ...owner,
  });
}

async function ownerOf(db: Database) {
  const { chain_id, id } = await makeCustomer(db);
  return { chain_id, customer_id: id };
}
