import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { makeChain } from './organisation.ts';
import { unique } from './unique.ts';

/** A bonus group, a draft unless something else is said, of a chain of its own when none is given. */
export async function makeBonusGroup(
  db: Database,
  overrides: Partial<Insertable<Tables['bonus_groups']>> = {},
) {
  const chain_id = overrides.chain_id ?? (await makeChain(db)).id;
  return insertOne(db, 'bonus_groups', { name: unique('Bonus'), ...overrides, chain_id });
}
