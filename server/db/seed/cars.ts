import type { Tx } from '../open.ts';
import { dayFrom, type DemoCustomer } from './customers.ts';
import { insertNumbered } from './insert-rows.ts';
import { carOfPlate } from './car-of-plate.ts';
import { danishPlate, finnishPlate, norwegianPlate, swedishPlate } from './believable/plates.ts';
import { makeRandom, type Random } from './random.ts';

/** A car of the demo with whom it belongs to. */
export interface DemoCar {
  readonly chainId: number;
  readonly id: number;
  readonly licenseplate: string;
  readonly country: string;
  readonly brand: string;
  readonly owner: DemoCustomer;
}

/** Each customer's cars. A few are from the neighbouring countries. */
export async function seedCars(
  tx: Tx,
  customers: readonly DemoCustomer[],
  now: Date,
): Promise<DemoCar[]> {
  const random = makeRandom(104_729);
  const taken = new Set<string>();
  const owners = customers.flatMap((owner) => Array.from({ length: owner.cars }, () => owner));
  const rows = owners.map((owner) => car(owner, taken, random, now));
  const ids = await insertNumbered(tx, 'cars', rows);
  return rows.map(({ licenseplate, country, brand }, at) => {
    const owner = owners[at]!;
    return { chainId: owner.chainId, id: ids[at] ?? 0, licenseplate, country, brand, owner };
  });
}

function car(owner: DemoCustomer, taken: Set<string>, random: Random, now: Date) {
  const country = random.chance(0.03)
    ? random.pick(['NO', 'SE', 'DK', 'FI'] as const)
    : owner.country;
  const licenseplate = freePlate(country, taken, random);
  const drawn = carOfPlate(country, licenseplate, now);
  const age = now.getUTCFullYear() - drawn.year;
  return {
    chain_id: owner.chainId,
    customer_id: owner.id,
    licenseplate,
    country,
    brand: drawn.brand,
    model: drawn.model,
    year: drawn.year,
    vin: drawn.vin,
    fuel: drawn.fuel,
    color: drawn.colour,
    weight: drawn.curbKg + 520,
    height: 150,
    odometer: age * drawn.kilometresAYear + random.int(100, 9_000),
    odometer_at: dayFrom(now, -random.int(3, 400)),
    inspection_due: drawn.inspection.due,
    front_dimension: drawn.tyre,
    rear_dimension: drawn.tyre,
    // New cars have had to watch their tyres since November 2014.
    tpms: drawn.year < 2015 ? '' : drawn.year % 2 === 0 ? 'direct' : 'indirect',
  };
}

const plates = {
  NO: norwegianPlate,
  SE: swedishPlate,
  DK: danishPlate,
  FI: finnishPlate,
};

function freePlate(country: keyof typeof plates, taken: Set<string>, random: Random): string {
  for (;;) {
    const plate = plates[country](random);
    if (taken.has(country + plate)) continue;
    taken.add(country + plate);
    return plate;
  }
}
