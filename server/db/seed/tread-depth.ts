import { judge, usualThresholds, type TyreLaw } from '#contract/workshop/tread-depth-rules.ts';
import { wheelPositions } from '#contract/workshop/tread-depth/readings.ts';
import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import type { Tx } from '../open.ts';
import type { DemoCar } from './cars.ts';
import { dayFrom } from './customers.ts';
import { insertNumbered, insertRows } from './insert-rows.ts';
import type { DemoSite } from './organisation.ts';
import { makeRandom, type Random } from './random.ts';

const carsRead = 45;
const unmatched = 4;
const lawFrom = '2000-01-01';
/** What the laws say of tyres that are judged in their own season. */
export const seasonlessLaw: TyreLaw = {
  country: '',
  region: '',
  validFrom: lawFrom,
  summerLegal: 16,
  winterLegal: 30,
  winterFrom: '11-01',
  winterTo: '04-15',
  winterFor: 'winter',
};

/** What was read of tyres at each workshop: cars with a past, some that nobody knows, and the reader in the lane. */
export async function seedTreadDepth(
  tx: Tx,
  sites: readonly DemoSite[],
  cars: readonly DemoCar[],
  now: Date,
): Promise<void> {
  const random = makeRandom(27_644_437);
  for (const [at, site] of sites.filter(({ kind }) => kind === 'workshop').entries()) {
    const reader = await seedReader(tx, site, now);
    const own = cars.filter(({ chainId }) => chainId === site.chainId);
    const read = own.slice(at * carsRead, (at + 1) * carsRead);
    const rows = read.flatMap((car) => past(site, car, reader, random, now));
    const strangers = own.slice(-unmatched).map((car) => stranger(site, car, reader, random, now));
    await insertRows(tx, 'tread_readings', [...rows, ...strangers]);
    await tx
      .insertInto('settings')
      .values({
        ...ownOf(site),
        name: treadThresholds.name,
        fields: JSON.stringify({ phone: `22 00 ${10 + at} 40` }),
      })
      .execute();
  }
}

async function seedReader(tx: Tx, site: DemoSite, now: Date): Promise<number> {
  const [id = 0] = await insertNumbered(tx, 'tread_readers', [
    {
      ...ownOf(site),
      name: 'Lane 1',
      vendor: 'Demo',
      kind: 'drive_over',
      last_seen: dayFrom(now, 0),
      code: `demo${site.id}`,
      ...filledIn(now),
    },
  ]);
  return id;
}

// Filled from JSON a column without a value is null, whatever its default.
const filledIn = (now: Date) => ({
  unit: 'mm',
  groove_order: 'outer_first',
  disabled: false,
  secrets_made: 0,
  note: '',
  version: 1,
  created_at: now,
  changed_at: now,
});

/** A car's readings of up to two years, every half year, worn as tyres wear. */
function past(site: DemoSite, car: DemoCar, reader: number, random: Random, now: Date) {
  const times = random.int(1, 4);
  const newest = random.int(1, 170);
  const start = { winter: random.int(45, 90), summer: random.int(32, 80) };
  return Array.from({ length: times }, (_, at) => {
    const ago = newest + (times - 1 - at) * 182;
    const day = dayFrom(now, -ago);
    const month = Number(day.slice(5, 7));
    const season = month >= 10 || month <= 3 ? ('winter' as const) : ('summer' as const);
    const depth = Math.max(12, start[season] - Math.floor(at / 2) * random.int(9, 16));
    const byReader = random.chance(0.5);
    return {
      ...reading(site, day, season, depth, random),
      car_id: car.id,
      licenseplate: car.licenseplate,
      matched: true,
      law_country: car.country,
      odometer: 90_000 - ago * 38,
      source: byReader ? 'reader' : 'manual',
      reader: byReader ? 'Lane 1' : '',
      reader_id: byReader ? reader : null,
      external_id: byReader ? `demo-${car.id}-${at}` : null,
    };
  });
}

/** What a camera made of a plate: one letter of it is another. */
function stranger(site: DemoSite, car: DemoCar, reader: number, random: Random, now: Date) {
  const last = car.licenseplate.at(-1);
  const misread = car.licenseplate.slice(0, -1) + (last === '7' ? '1' : '7');
  return {
    ...reading(site, dayFrom(now, 0), 'winter', random.int(35, 80), random),
    car_id: null,
    licenseplate: misread,
    matched: false,
    law_country: site.country,
    odometer: null,
    source: 'reader',
    reader: 'Lane 1',
    reader_id: reader,
    external_id: `demo-stranger-${car.id}`,
  };
}

const ownOf = (site: DemoSite) => ({ chain_id: site.chainId, site_id: site.id });

function reading(
  site: DemoSite,
  day: string,
  season: 'summer' | 'winter',
  depth: number,
  random: Random,
) {
  // The front wears faster, and no wheel like the other.
  const grooves = wheelPositions.map((wheel) => {
    const base = depth + (wheel.startsWith('r') ? 6 : 0) + random.int(0, 3);
    return [base, base + random.int(1, 4), base + random.int(0, 2)];
  });
  const least = grooves.map((one) => Math.min(...one));
  const columns = wheelPositions.flatMap((wheel, at) => [
    [wheel, least[at]] as const,
    ...[1, 2, 3].map((groove) => [`${wheel}_${groove}`, grooves[at]?.[groove - 1]] as const),
    [`${wheel}_marks`, random.chance(0.04) ? ['cut'] : []] as const,
  ]);
  const worst = Math.min(...least);
  const { verdict, legal, recommended, watch } = judge(
    worst,
    season,
    seasonlessLaw,
    usualThresholds,
    day,
  );
  return {
    ...ownOf(site),
    ...(Object.fromEntries(columns) as object),
    read_on: day,
    season,
    least_depth: worst,
    verdict,
    legal,
    recommended,
    watch,
    law_region: '',
    law_from: lawFrom,
    thresholds_of: 'usual',
    note: '',
    version: 1,
    created_at: new Date(`${day}T10:00:00Z`),
    changed_at: new Date(`${day}T10:00:00Z`),
  };
}
