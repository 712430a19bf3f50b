import { dayBeganAt, wallTime } from '#contract/kit/time/zoned-time.ts';
import { queueSettings, type QueueSettings } from '#contract/workshop/queue-settings.ts';
import type { Tx } from '../open.ts';
import type { DemoPerson } from './accounts.ts';
import type { DemoCar } from './cars.ts';
import type { DemoSite } from './organisation.ts';
import { makeRandom, type Random } from './random.ts';
import { saveVisits } from './visits/save-visits.ts';
import type { Visit } from './visits/visit.ts';
import {
  atDesk,
  finished,
  inGarage,
  missed,
  waiting,
  type Stations,
} from './visits/visit-plans.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const visitsAtOnce = 2_000;
// Those who come; of a large register the others came to sites that the demo does not have.
const mostKnown = 500;

/** The stations of the demo sites by their names. */
export const stationsOf: Record<string, Stations> = {
  'Nordhjul Alnabru': {
    expedite: ['Skranke 1', 'Skranke 2', 'Skranke 3'],
    garage: ['Løft 1', 'Løft 2', 'Løft 3', 'Løft 4'],
  },
  'Nordhjul Lade': { expedite: ['Skranke 1', 'Skranke 2'], garage: ['Løft 1', 'Løft 2'] },
  'Däckhuset Hisingen': {
    expedite: ['Disk 1', 'Disk 2'],
    garage: ['Lyft 1', 'Lyft 2', 'Lyft 3'],
  },
  'Däckhuset Sollentuna': { expedite: ['Disk 1'], garage: [] },
};

/** How many days back the visits go, and how many there are at one site on a working day. */
export interface Past {
  readonly days: number;
  readonly visitsADay: number;
}

/** Stations, the queue as it stands right now, and the done visits of the past days. */
export async function seedQueue(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  past: Past,
  now: Date,
  cars: readonly DemoCar[],
): Promise<void> {
  for (const site of sites) {
    const stations = stationsOf[site.name];
    const [first, ...others] = people
      .filter(
        ({ role, sites: where }) => /manager|reception|mechanic/.test(role) && where.includes(site),
      )
      .map(({ id }) => id);
    if (!stations || first === undefined) continue;
    const own = { chain_id: site.chainId, site_id: site.id };
    const fields: Partial<QueueSettings> = {
      expediteTargets: [...stations.expedite],
      garageTargets: [...stations.garage],
      enableGarageQueue: stations.garage.length > 0,
    };
    await tx
      .insertInto('settings')
      .values({ ...own, name: queueSettings.name, fields: JSON.stringify(fields) })
      .execute();

    const random = makeRandom(site.id);
    const known = cars
      .filter(({ chainId, country }) => chainId === site.chainId && country === site.country)
      .slice(0, mostKnown);
    let revision = 0;
    for (const visits of batches(pastVisits(site, stations, past, now, random))) {
      revision = await saveVisits(tx, site, [first, ...others], visits, revision, random, known);
    }
    const today = todaysVisits(site, stations, now, random);
    revision = await saveVisits(tx, site, [first, ...others], today, revision, random, known);
    await tx
      .insertInto('queue_revisions')
      .values({ ...own, revision })
      .execute();
  }
}

const [sunday, saturday] = [0, 6];

function* pastVisits(
  site: DemoSite,
  stations: Stations,
  past: Past,
  now: Date,
  random: Random,
): Generator<Visit[]> {
  const today = startOfDay(now, site.timezone);
  for (let back = past.days; back > 0; back--) {
    // From noon, so that the hour that summer time takes or gives does not change the date.
    const opened = startOfDay(new Date(today.getTime() + 12 * hour - back * day), site.timezone);
    const weekday = new Date(wallTime(opened.getTime(), site.timezone)).getUTCDay();
    if (weekday === sunday) continue;
    const share = weekday === saturday ? 0.5 : 1;
    yield Array.from({ length: Math.round(past.visitsADay * share) }, () => {
      const doneAt = opened.getTime() + 9 * hour + random.int(0, 8 * share * 60) * minute;
      const plan = random.chance(0.03) ? missed : finished;
      return plan(new Date(doneAt), stations, random);
    });
  }
}

// Whatever hour the demo is made at, the day has gone on for some time and people are here.
function todaysVisits(site: DemoSite, stations: Stations, now: Date, random: Random): Visit[] {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const sinceMidnight = (now.getTime() - startOfDay(now, site.timezone).getTime()) / minute;
  const done = Array.from({ length: 12 }, (_, nth) =>
    finished(ago((Math.min(sinceMidnight, 420) * (nth + 0.5)) / 12), stations, random),
  );
  const [desk, secondDesk] = stations.expedite;
  const desks = secondDesk === undefined ? [desk] : [desk, secondDesk];
  const [lift, ...moreLifts] = stations.garage;
  const busyLifts = lift === undefined ? [] : [lift, ...moreLifts.slice(0, 1)];
  const waitingForLift = lift === undefined ? 0 : 2;
  return [
    ...done,
    missed(ago(Math.min(sinceMidnight, 50)), stations, random),
    ...busyLifts.map((one) => inGarage(random.int(12, 40), desk, one, random, now)),
    ...Array.from({ length: waitingForLift }, () =>
      inGarage(random.int(4, 18), desk, undefined, random, now),
    ),
    ...desks.map((one) => atDesk(random.int(1, 6), one, random, now)),
    ...[1, 4, 8, 13, 19, 25].map((minutes) => waiting(minutes, now)),
  ];
}

function startOfDay(at: Date, timezone: string): Date {
  return new Date(dayBeganAt(at.getTime(), timezone));
}

/** Days put together until there are visits enough for one round to the database. */
function* batches(days: Iterable<Visit[]>): Generator<Visit[]> {
  let batch: Visit[] = [];
  for (const visits of days) {
    batch.push(...visits);
    if (batch.length < visitsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
