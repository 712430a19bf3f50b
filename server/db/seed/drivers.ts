import type { Tx } from '../open.ts';
import { phoneNumber } from './believable/addresses.ts';
import { customerName } from './believable/names.ts';
import type { DemoCar } from './cars.ts';
import { dayFrom, type DemoCustomer } from './customers.ts';
import { insertNumbered, insertRows } from './insert-rows.ts';
import { makeRandom } from './random.ts';

const mostOfAFleet = 8;

/** Who drives the cars of the fleets. */
export async function seedDrivers(tx: Tx, cars: readonly DemoCar[], now: Date): Promise<void> {
  const random = makeRandom(7_907);
  const fleets = [...Map.groupBy(cars, ({ owner }) => owner)].filter(([, own]) => own.length > 5);
  const driven = fleets.flatMap(([owner, own]) =>
    own.slice(0, mostOfAFleet).map((car) => ({ owner, car })),
  );
  const rows = driven.map(({ owner }) => driverOf(owner));
  const ids = await insertNumbered(tx, 'drivers', rows);
  await insertRows(
    tx,
    'driver_cars',
    driven.map(({ car }, at) => ({
      chain_id: car.chainId,
      driver_id: ids[at] ?? 0,
      car_id: car.id,
      from_day: dayFrom(now, -random.int(30, 900)),
    })),
  );

  function driverOf({ chainId, id, country }: DemoCustomer) {
    return {
      chain_id: chainId,
      customer_id: id,
      name: customerName(country, random),
      phone: phoneNumber(country, random),
      language: country === 'NO' ? 'nb' : 'sv',
      order_limit: random.pick([null, 2_000_00, 5_000_00] as const),
    };
  }
}
