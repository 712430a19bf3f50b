import { timesOf } from '#contract/workshop/queue-rules.ts';
import { queueIds } from '#contract/workshop/queue.ts';
import type { Tx } from '../../open.ts';
import type { DemoCar } from '../cars.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import { customerName } from '../believable/names.ts';
import type { DemoSite } from '../organisation.ts';
import { norwegianPlate, swedishPlate } from '../believable/plates.ts';
import type { Random } from '../random.ts';
import { commonBrands } from '../believable/models.ts';
import { stateAfter, type Visit } from './visit.ts';

const quarter = 15 * 60_000;

/**
 * Saves visits to one site with their entries and history, numbered on from `revision`. Returns the
 * revision they come to. Every step of these visits is later than those saved before.
 */
export async function saveVisits(
  tx: Tx,
  site: DemoSite,
  workers: readonly [number, ...number[]],
  visits: readonly Visit[],
  revision: number,
  random: Random,
  known: readonly DemoCar[],
): Promise<number> {
  const ended = visits.map((steps) => ({ steps, ...stateAfter(steps) }));
  const own = { chain_id: site.chainId, site_id: site.id };
  const ids = await insertNumbered(
    tx,
    'queue_people',
    ended.map(({ steps, queue, no_show, leftAt }) => ({
      ...own,
      ...visitor(site.country, random, known),
      queue,
      no_show,
      booking_start_time: random.chance(0.4) ? nextQuarter(steps[0].at) : null,
      arrived_at: steps[0].at,
      left_at: leftAt,
    })),
  );
  const people = ended.map((visit, at) => ({ ...visit, person_id: ids[at] ?? 0 }));
  await insertRows(
    tx,
    'queue_entries',
    people.flatMap((person) =>
      queueIds.map((queue) => {
        const { waited, handled } = timesOf(person, queue);
        return {
          ...own,
          person_id: person.person_id,
          queue,
          ...person[queue],
          waited_seconds: waited,
          handled_seconds: handled,
        };
      }),
    ),
  );
  const history = people
    .flatMap(({ person_id, steps }) => steps.map((step) => ({ ...step, person_id })))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((step, at) => ({
      ...own,
      ...step,
      user_id: random.pick(workers),
      revision: revision + at + 1,
    }));
  await insertRows(tx, 'queue_history', history);
  return revision + history.length;
}

// Some come on foot and some give only their plate, but everybody gives one of the two.
// Most of them are customers already.
function visitor(country: 'NO' | 'SE', random: Random, known: readonly DemoCar[]) {
  const [first, ...others] = known;
  if (first && random.chance(0.75)) {
    const { id, licenseplate, brand, owner } = random.pick([first, ...others]);
    return { licenseplate, car_brand: brand, name: owner.name, customer_id: owner.id, car_id: id };
  }
  const onFoot = random.chance(0.06);
  const licenseplate = country === 'NO' ? norwegianPlate(random) : swedishPlate(random);
  const name = customerName(country, random);
  const car_brand = random.pick(commonBrands);
  return {
    licenseplate: onFoot ? null : licenseplate,
    car_brand: onFoot || random.chance(0.08) ? null : car_brand,
    name: !onFoot && random.chance(0.07) ? null : name,
    customer_id: null,
    car_id: null,
  };
}

function nextQuarter(at: Date): Date {
  return new Date(Math.ceil(at.getTime() / quarter) * quarter);
}
