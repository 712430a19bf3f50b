import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { makeChain } from './organisation.ts';
import { unique } from './unique.ts';

/** A receiver of a supplier's goods, of a chain of its own when none is given. */
export async function makeConsignee(
  db: Database,
  overrides: Partial<Insertable<Tables['consignees']>> = {},
) {
  const chain_id = overrides.chain_id ?? (await makeChain(db)).id;
  return insertOne(db, 'consignees', {
    name: unique('Receiver'),
    supplier: unique('Supplier'),
    number: unique('number'),
    ...overrides,
    chain_id,
  });
}
