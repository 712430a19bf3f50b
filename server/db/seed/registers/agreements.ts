import type { Tx } from '../../open.ts';
import { customerName } from '../believable/names.ts';
import type { DemoCar } from '../cars.ts';
import { dayFrom } from '../customers.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import { makeRandom } from '../random.ts';

const terms = {
  NO: { services: ['Hjulskift', 'Dekkhotell', 'Punktering'], note: 'Oppgi kilometerstand.' },
  SE: { services: ['Hjulskifte', 'Däckhotell', 'Punktering'], note: 'Uppge mätarställning.' },
} as const;

/** The fleets have an agreement each; a few of their cars are not in it. */
export async function seedAgreements(tx: Tx, cars: readonly DemoCar[], now: Date): Promise<void> {
  const random = makeRandom(3_253);
  const fleets = [...Map.groupBy(cars, ({ owner }) => owner)].filter(([, own]) => own.length > 5);
  const ids = await insertNumbered(
    tx,
    'agreements',
    fleets.map(([owner], at) => ({
      chain_id: owner.chainId,
      name: owner.name,
      number: `A-${2101 + at * 7}`,
      customer_id: owner.id,
      valid_from: dayFrom(now, -random.int(200, 700)),
      // One in each chain has to be talked about soon.
      valid_to: dayFrom(now, at % 3 === 1 ? 24 : random.int(200, 900)),
      services: [...terms[owner.country].services],
      storage_included: at % 3 !== 2,
      tyre_class: random.pick(['premium', 'quality', 'budget'] as const),
      min_tread_summer: 30,
      min_tread_winter: 40,
      approval: at % 3 === 0 ? 'above_limit' : at % 3 === 1 ? 'always' : 'never',
      approval_limit: at % 3 === 0 ? 5_000_00 : null,
      approver: at % 3 === 2 ? '' : customerName(owner.country, random),
      requisition: at % 3 === 0,
      note: terms[owner.country].note,
    })),
  );
  await insertRows(
    tx,
    'agreement_cars',
    fleets.flatMap(([owner, own], at) =>
      own.slice(2).map(({ chainId, licenseplate, country }) => ({
        chain_id: chainId,
        agreement_id: ids[at] ?? 0,
        licenseplate,
        country,
        driver: random.chance(0.6) ? customerName(owner.country, random) : '',
        cost_centre: String(random.pick([410, 420, 430] as const)),
        from_day: dayFrom(now, -random.int(30, 600)),
      })),
    ),
  );
}
