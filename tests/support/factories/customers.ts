import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { makeChain } from './organisation.ts';
import { unique } from './unique.ts';

/** A private customer, of a chain of its own when none is given. */
export async function makeCustomer(
  db: Database,
  given: Partial<Insertable<Tables['customers']>> = {},
) {
  const chain_id = given.chain_id ?? (await makeChain(db)).id;
  return insertOne(db, 'customers', {
    number: unique('number'),
    name: unique('Kari'),
    ...given,
    chain_id,
  });
}

/** Somebody to speak with at a customer, who is made when none is given. */
export async function makeContact(
  db: Database,
  given: Partial<Insertable<Tables['customer_contacts']>> & { chain_id: number },
) {
  const { chain_id } = given;
  const customer_id = given.customer_id ?? (await makeCustomer(db, { chain_id })).id;
  return insertOne(db, 'customer_contacts', { name: unique('Per'), ...given, customer_id });
}

/** What a chain asks its customers' consent for, of a chain of its own when none is given. */
export async function makeConsentDefinition(
  db: Database,
  given: Partial<Insertable<Tables['consent_definitions']>> = {},
) {
  const chain_id = given.chain_id ?? (await makeChain(db)).id;
  return insertOne(db, 'consent_definitions', { name: unique('Offers'), ...given, chain_id });
}
