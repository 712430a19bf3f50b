import { judge, usualThresholds, type Verdict } from '#contract/car/tread-depth-rules.ts';
import {
  handlingRules,
  takesRoom,
  type SetState,
} from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { Tx } from '../../open.ts';
import { norwegianPlate, swedishPlate } from '../believable/plates.ts';
import { carOfPlate } from '../car-of-plate.ts';
import type { DemoPerson } from '../accounts.ts';
import type { DemoCar } from '../cars.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { makeRandom, type Random } from '../random.ts';
import { seasonlessLaw } from '../tread-depth.ts';
import { seedAgreementKinds, seedStorageAgreements } from './storage-agreements.ts';
import { missSome, searchesOf } from './missing.ts';
import { offersOf } from './offers.ts';
import { pastOf, type DemoMovement } from './past.ts';
import { seedPlaces, type DemoPlace } from './places.ts';

const share = 0.74;
const firstNumber = 10_001;
const changesOfCars = 5;
const changesOfFleets = 2;
const brands = {
  summer: ['Nokian Hakka Blue 3', 'Michelin Primacy 4+', 'Continental PremiumContact 7'],
  studded: ['Nokian Hakkapeliitta 10', 'Continental IceContact 3', 'Goodyear UltraGrip Arctic 2'],
  friction: ['Michelin X-Ice Snow', 'Continental VikingContact 8', 'Nokian Hakkapeliitta R5'],
} as const;
const fourWheels = ['FL', 'FR', 'RL', 'RR'] as const;

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

const stateOf = (past: readonly DemoMovement[]): SetState =>
  handlingRules[past.at(-1)!.handling].to;

/** The ledger of a set, which ends where it stands now. */
function linesOf(
  own: { chain_id: number; site_id: number },
  staff: readonly number[],
  set_id: number,
  past: readonly DemoMovement[],
  place: number | null,
  anywhere: () => number,
  random: Random,
) {
  let [state, at]: [SetState, number | null] = ['expected', null];
  return past.map(({ handling, at: happened_at }, nth) => {
    const [from_state, from_place] = [state, at];
    state = handlingRules[handling].to;
    if (nth === past.length - 1) at = place;
    else at = takesRoom(state) ? anywhere() : null;
    return {
      ...own,
      set_id,
      intent: uuid(random),
      handling,
      from_state,
      to_state: state,
      from_place,
      to_place: at,
      happened_at,
      recorded_at: happened_at,
      // Whoever took wheels in put them away; the next time it was somebody else.
      recorded_by: staff[(set_id + Math.floor(nth / 2)) % staff.length] ?? null,
      source: 'demo',
      device: '',
    };
  });
}

function wheelsOf({ plate, car, winter }: Plan, random: Random, now: Date) {
  const season = winter ? random.pick(['studded', 'friction'] as const) : ('summer' as const);
  const tyre = random.pick(brands[season]);
  const [brand = '', ...pattern] = tyre.split(' ');
  const base = random.int(winter ? 38 : 26, 85);
  const depths = fourWheels.map((wheel) => {
    const depth = base + (wheel.startsWith('R') ? 5 : 0) + random.int(0, 3);
    return [depth, depth + random.int(1, 4), depth + random.int(0, 2)];
  });
  const least = Math.min(...depths.flat());
  const made = now.getUTCFullYear() - random.int(1, 7);
  const dot = `${String(random.int(1, 52)).padStart(2, '0')}${String(made % 100).padStart(2, '0')}`;
  const day = now.toISOString().slice(0, 10);
  const judged = judge(least, winter ? 'winter' : 'summer', seasonlessLaw, usualThresholds, day);
  const verdict: Verdict = judged.verdict;
  const size = carOfPlate(car?.country ?? 'NO', plate, now).tyre;
  const rim = random.pick(['alu', 'alu', 'steel', 'steel_with_cap'] as const);
  return { season, brand, pattern: pattern.join(' '), depths, least, dot, verdict, size, rim };
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = random.int(0, at);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}

/** The same in every run. */
function uuid(random: Random): string {
  const part = (digits: number) =>
    random
      .int(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  return `${part(8)}-${part(4)}-4${part(3)}-a${part(3)}-${part(6)}${part(6)}`;
}
