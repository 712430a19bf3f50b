import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { makeChain } from './organisation.ts';
import { unique } from './unique.ts';

/** Somebody who looks after customers, of a chain of their own when none is given. */
export async function makeAccountManager(
  db: Database,
  overrides: Partial<Insertable<Tables['account_managers']>> = {},
) {
  const chain_id = overrides.chain_id ?? (await makeChain(db)).id;
  return insertOne(db, 'account_managers', { name: unique('Manager'), ...overrides, chain_id });
}
