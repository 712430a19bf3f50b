import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { makeChain } from './organisation.ts';
import { unique } from './unique.ts';

/** A private customer, of a chain of its own when none is given. */
export async function makeCustomer(
  db: Database,
  given: Partial<Insertable<Tables['customers']>> = {},
) {
  const chain_id = given.chain_id ?? (await makeChain(db)).id;
  return db.transaction('system', (tx) =>
    tx
      .insertInto('customers')
      .values({ number: unique('number'), name: unique('Kari'), ...given, chain_id })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}
