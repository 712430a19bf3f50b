import { takesRoom } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { Tx } from '../../open.ts';
import { norwegianPlate, swedishPlate } from '../believable/plates.ts';
import type { DemoPerson } from '../accounts.ts';
import type { DemoCar } from '../cars.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { makeRandom, type Random } from '../random.ts';
import { seedAgreementKinds, seedStorageAgreements } from './storage-agreements.ts';
import { linesOf, stateOf } from './ledger.ts';
import { missSome, searchesOf } from './missing.ts';
import { offersOf } from './offers.ts';
import { pastOf, type DemoMovement } from './past.ts';
import { seedPlaces, type DemoPlace } from './places.ts';
import { fourWheels, wheelsOf } from './wheels.ts';

const share = 0.74;
const firstNumber = 10_001;
const changesOfCars = 5;
const changesOfFleets = 2;
/** A set of the demo before it stands anywhere. */
export interface Plan {
  readonly plate: string;
  readonly car: DemoCar | null;
  readonly customerId: number;
  readonly winter: boolean;
  readonly past: readonly DemoMovement[];
}

/** Warehouses that look lived in: the sets of a site's customers, and of fleets, with their past of two years. */
export async function seedHotel(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  cars: readonly DemoCar[],
  halls: number,
  now: Date,
): Promise<void> {
  const random = makeRandom(86_028_121);
  const next = new Map<number, number>();
  const agreed = new Map<number, number>();
  const kinds = await seedAgreementKinds(tx, sites);
  const workshops = sites.filter(({ kind }) => kind === 'workshop');
  for (const [at, site] of workshops.entries()) {
    const places = await seedPlaces(tx, site, at === 0 ? 'large' : 'small', at === 0 ? halls : 1);
    const same = workshops.filter(({ chainId }) => chainId === site.chainId);
    const nth = same.indexOf(site);
    const own = cars
      .filter(({ chainId }) => chainId === site.chainId)
      .filter((_, one) => one % same.length === nth);
    const sets = plansFor(site, own, Math.floor(places.length * share), random, now);
    const number = next.get(site.chainId) ?? firstNumber;
    const firstAgreement = agreed.get(site.chainId) ?? firstNumber;
    const agreements = await seedStorageAgreements(
      tx,
      site,
      sets,
      { kinds: kinds.get(site.chainId) ?? [], number: firstAgreement },
      random,
      now,
    );
    agreed.set(site.chainId, firstAgreement + agreements.made);
    missSome(sets, now);
    const staff = people.filter(({ sites: at }) => at.includes(site)).map(({ id }) => id);
    await writeSets(tx, site, staff, sets, agreements.of, number, places, random, now);
    next.set(site.chainId, number + sets.length);
  }
  await insertRows(tx, 'number_series', [
    ...[...next].map(([chain_id, n]) => ({ chain_id, name: 'wheel_sets', next_number: n })),
    ...[...agreed].map(([chain_id, n]) => ({
      chain_id,
      name: 'storage_agreements',
      next_number: n,
    })),
  ]);
}

/** Sets until so many stand in the house: those of known cars, then those of fleets. */
function plansFor(
  site: DemoSite,
  cars: readonly DemoCar[],
  most: number,
  random: Random,
  now: Date,
): Plan[] {
  const plans: Plan[] = [];
  let inHouse = 0;
  const add = (plan: Plan) => {
    if (plan.past.length === 0) return;
    plans.push(plan);
    if (plan.past.at(-1)!.handling === 'store') inHouse += 1;
  };
  for (const car of cars) {
    if (inHouse >= most) return plans;
    if (!random.chance(0.8)) continue;
    for (const season of ['summer', 'winter'] as const) {
      add({
        plate: car.licenseplate,
        car,
        customerId: car.owner.id,
        winter: season === 'winter',
        past: pastOf(season, changesOfCars, now, random),
      });
    }
  }
  const fleets = [
    ...new Set(cars.filter(({ owner }) => owner.cars > 5).map(({ owner }) => owner.id)),
  ];
  const [first = cars[0]?.owner.id ?? 0, ...others] = fleets;
  const drawn = site.country === 'NO' ? norwegianPlate : swedishPlate;
  while (inHouse < most) {
    const season = random.chance(0.5) ? 'summer' : 'winter';
    const plan = {
      plate: drawn(random),
      car: null,
      customerId: random.pick([first, ...others]),
      winter: season === 'winter',
      past: pastOf(season, changesOfFleets, now, random),
    };
    // Most of what fleets leave is what their cars do not drive on now.
    if (plan.past.at(-1)?.handling === 'store' || random.chance(0.1)) add(plan);
  }
  return plans;
}

async function writeSets(
  tx: Tx,
  site: DemoSite,
  staff: readonly number[],
  plans: readonly Plan[],
  agreementOf: (plan: Plan) => number | null,
  firstOfSite: number,
  places: readonly DemoPlace[],
  random: Random,
  now: Date,
): Promise<void> {
  const own = { chain_id: site.chainId, site_id: site.id };
  const free = shuffled(
    places.filter(({ blocked }) => !blocked),
    random,
  );
  const anywhere = () => random.pick(places as [DemoPlace, ...DemoPlace[]]).id;
  const sets = plans.map((plan) => {
    const state = stateOf(plan.past);
    const place = takesRoom(state) ? (free.pop()?.id ?? null) : null;
    return { plan, state, place, wheels: wheelsOf(plan, random, now) };
  });
  const ids = await insertNumbered(
    tx,
    'wheel_sets',
    sets.map(({ plan, state, place, wheels }, at) => ({
      ...own,
      number: String(firstOfSite + at),
      state,
      licenseplate: plan.plate,
      car_id: plan.car?.id ?? null,
      customer_id: plan.customerId,
      agreement_id: agreementOf(plan),
      season: wheels.season,
      kind: 'complete',
      wheels: [...fourWheels],
      size: wheels.size,
      rim: wheels.rim,
      sensors: random.pick(['none', 'indirect', 'direct'] as const),
      place_id: place,
      slot: place === null ? null : 1,
      stored_on: place === null ? null : plan.past.at(-1)!.at.toISOString().slice(0, 10),
      least_depth: wheels.least,
      verdict: wheels.verdict,
      oldest_dot: wheels.dot,
      held: random.chance(0.01),
      note: '',
    })),
  );
  const numbered = sets.map((set, at) => ({ ...set, id: ids[at]! }));
  await insertRows(
    tx,
    'wheels',
    numbered.flatMap(({ id, wheels }) =>
      wheels.depths.map((depths, at) => ({
        ...own,
        set_id: id,
        position: fourWheels[at]!,
        brand: wheels.brand,
        pattern: wheels.pattern,
        dot: wheels.dot,
        studded: wheels.season === 'studded',
        depths,
      })),
    ),
  );
  await insertRows(
    tx,
    'wheel_set_movements',
    numbered.flatMap(({ id, plan, place }) =>
      linesOf(own, staff, id, plan.past, place, anywhere, random),
    ),
  );
  await insertRows(tx, 'set_searches', searchesOf(own, numbered));
  await insertRows(tx, 'tyre_offers', offersOf(own, numbered, now));
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = random.int(0, at);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}
