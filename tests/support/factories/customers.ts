import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { makeChain } from './organisation.ts';
import { unique } from './unique.ts';

/** A private customer, of a chain of its own when none is given. */
export async function makeCustomer(
  db: Database,
  overrides: Partial<Insertable<Tables['customers']>> = {},
) {
  const chain_id = overrides.chain_id ?? (await makeChain(db)).id;
  return insertOne(db, 'customers', {
    number: unique('number'),
    name: unique('Kari'),
    ...overrides,
    chain_id,
  });
}

/** Somebody to speak with at a customer, who is made when none is given. */
export async function makeContact(
  db: Database,
  overrides: Partial<Insertable<Tables['customer_contacts']>> & { chain_id: number },
) {
  const { chain_id } = overrides;
  const customer_id = overrides.customer_id ?? (await makeCustomer(db, { chain_id })).id;
  return insertOne(db, 'customer_contacts', { name: unique('Per'), ...overrides, customer_id });
}

/** What a chain asks its customers' consent for, of a chain of its own when none is given. */
export async function makeConsentDefinition(
  db: Database,
  overrides: Partial<Insertable<Tables['consent_definitions']>> = {},
) {
  const chain_id = overrides.chain_id ?? (await makeChain(db)).id;
  return insertOne(db, 'consent_definitions', { name: unique('Offers'), ...overrides, chain_id });
}
