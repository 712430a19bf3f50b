import type { Tx } from '../open.ts';
import { address, phoneNumber } from './believable/addresses.ts';
import { personName } from './believable/names.ts';
import type { DemoCustomer } from './customers.ts';
import { insertRows } from './insert-rows.ts';
import { makeRandom } from './random.ts';

// A fleet of more cars has somebody for everything.
const fleetCars = 5;

/** Whom to speak with at the fleets, and where they get what. */
export async function seedCustomerPeople(
  tx: Tx,
  customers: readonly DemoCustomer[],
): Promise<void> {
  const random = makeRandom(6_133);
  const fleets = customers.filter(({ cars }) => cars > fleetCars);
  await insertRows(
    tx,
    'customer_contacts',
    fleets.flatMap((fleet) =>
      (['boss', 'invoice', 'driver', 'driver', 'driver', 'other'] as const).map((role) => {
        return {
          chain_id: fleet.chainId,
          customer_id: fleet.id,
          name: personName(fleet.country, random),
          role,
          phone: phoneNumber(fleet.country, random),
          email: role === 'driver' ? '' : `${role}.${fleet.id}@firma.example`,
        };
      }),
    ),
  );
  await insertRows(
    tx,
    'customer_addresses',
    fleets.flatMap((fleet) =>
      (['invoice', 'delivery'] as const).map((kind) => ({
        chain_id: fleet.chainId,
        customer_id: fleet.id,
        kind,
        receiver: kind === 'invoice' ? fleet.name : '',
        ...address(fleet.country, random),
        country: fleet.country,
      })),
    ),
  );
}
