import { sql } from 'kysely';
import type { Tx } from '../../open.ts';
import { phoneNumber } from '../believable/addresses.ts';
import { dayFrom, type DemoCustomer } from '../customers.ts';
import { insertNumbered } from '../insert-rows.ts';
import { makeRandom } from '../random.ts';

const people = {
  NO: [
    { name: 'Marit Aasen', email: 'manager@demo.test' },
    { name: 'Sindre Vold', email: 'sindre.vold@demo.test' },
  ],
  SE: [
    { name: 'Elin Sandberg', email: 'elin.sandberg@demo.test' },
    { name: 'Johan Norén', email: 'johan.noren@demo.test' },
  ],
} as const;

const lookedAfterInEachChain = 24;

/** Two in each chain look after its first customers, fleets above all. */
export async function seedKeyAccounts(
  tx: Tx,
  customers: readonly DemoCustomer[],
  now: Date,
): Promise<void> {
  const random = makeRandom(4_649);
  for (const all of Map.groupBy(customers, ({ chainId }) => chainId).values()) {
    const { chainId, country } = all[0]!;
    const ids = await insertNumbered(
      tx,
      'account_managers',
      people[country].map((person) => ({
        chain_id: chainId,
        ...person,
        phone: phoneNumber(country, random),
      })),
    );
    const assigned = all.slice(0, lookedAfterInEachChain).map(({ id }, at) => ({
      id,
      manager_id: ids[at % ids.length],
      follow_up: random.chance(0.8) ? dayFrom(now, random.int(-6, 75)) : null,
    }));
    await sql`
      update customers set manager_id = given.manager_id, follow_up = given.follow_up
      from json_to_recordset(${JSON.stringify(assigned)}::json)
        as given (id bigint, manager_id bigint, follow_up date)
      where customers.chain_id = ${chainId} and customers.id = given.id`.execute(tx);
  }
}
