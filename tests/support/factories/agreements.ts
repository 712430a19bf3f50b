import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { makeCustomer } from './customers.ts';
import { unique } from './unique.ts';

/** An agreement with a company, in a chain of its own when none is given. */
export async function makeAgreement(
  db: Database,
  overrides: Partial<Insertable<Tables['agreements']>> = {},
) {
  const chain = overrides.chain_id === undefined ? {} : { chain_id: overrides.chain_id };
  const party = await makeCustomer(db, { type: 'company', ...chain });
  return insertOne(db, 'agreements', {
    name: unique('Agreement'),
    number: unique('number'),
    customer_id: party.id,
    ...overrides,
    chain_id: party.chain_id,
  });
}

/** A car of an agreement, by its plate. */
export function makeAgreementCar(
  db: Database,
  agreement: { chain_id: number; id: number },
  overrides: Partial<Insertable<Tables['agreement_cars']>> = {},
) {
  return insertOne(db, 'agreement_cars', {
    licenseplate: unique('').slice(1, 9).toUpperCase(),
    ...overrides,
    chain_id: agreement.chain_id,
    agreement_id: agreement.id,
  });
}
