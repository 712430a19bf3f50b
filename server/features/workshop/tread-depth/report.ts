import type { StoredSet, TreadReport } from '#contract/workshop/tread-depth/report.ts';
import { wheelPositions, type WheelPosition } from '#contract/workshop/tread-depth/readings.ts';
import {
  forecast,
  hasGrown,
  isWinter,
  lawOn,
  verdictOf,
  type TyreSeason,
  type Verdict,
} from '#contract/workshop/tread-depth-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { carWithId } from '#server/features/car/cars/exports.ts';
import type { Place } from '#server/kit/settings/settings-repo.ts';
import { phoneOf } from './phone-of.ts';
import { groovesOf, isUneven, unequalAxles, type Standard } from './reading-rules.ts';
import { readingsUpTo, siteNameOf, type StoredReading } from './reading-repo.ts';
import { standardOf } from './thresholds-repo.ts';

/** Finds the wheels of a car that a site keeps; the tyre hotel knows. */
export type StoredSetsOf = (
  tx: Tx,
  place: Place,
  of: { readonly carId: number; readonly day: string },
) => Promise<StoredSet[]>;

/** A reading with what it means, in a transaction that stands at its site. */
export async function reportOf(
  tx: Tx,
  place: { readonly chainId: number; readonly siteId: number },
  reading: StoredReading,
  { storedSets, day }: { readonly storedSets: StoredSetsOf; readonly day: string },
): Promise<TreadReport> {
  const standard = await standardOf(tx, place);
  const car = reading.car_id === null ? undefined : await carWithId(tx, reading.car_id);
  const name = await siteNameOf(tx, place.siteId);
  const phone = await phoneOf(tx, place);
  const earlier = (await readingsUpTo(tx, reading)).filter(({ id }) => id !== reading.id);
  return {
    ...judgedReading(reading, earlier, standard),
    siteName: name,
    sitePhone: phone,
    car: carName(car),
    stored:
      reading.car_id === null ? [] : await storedSets(tx, place, { carId: reading.car_id, day }),
  };
}

const carName = (car: { brand: string; model: string } | undefined): string =>
  [car?.brand, car?.model].filter(Boolean).join(' ');

function judgedReading(
  reading: StoredReading,
  earlier: readonly StoredReading[],
  standard: Standard,
): Omit<TreadReport, 'siteName' | 'sitePhone' | 'car' | 'stored'> {
  const { legal, recommended, watch, law_from, law_country, law_region } = reading;
  const season = reading.season as TyreSeason;
  const day = reading.read_on;
  const before = earlier.at(-1);
  const law = lawOn(standard.laws, law_country, law_region, day);
  const points = [...earlier, reading];
  const wheels = { fl: reading.fl, fr: reading.fr, rl: reading.rl, rr: reading.rr };
  return {
    licenseplate: reading.licenseplate,
    readOn: day,
    odometer: reading.odometer,
    season,
    verdict: (reading.verdict || null) as Verdict | null,
    wheels: wheelPositions.map((position) => {
      const depths = groovesOf(reading, position);
      const least = wheels[position];
      const last = before?.[position] ?? null;
      return {
        position,
        depths,
        least,
        verdict: judgedWheel(least, reading),
        marks: reading[`${position}_marks`],
        before: last,
        grown: last !== null && least !== null && hasGrown(last, least),
        uneven: isUneven(depths),
      };
    }),
    judged:
      legal === null || recommended === null || watch === null || law_from === null
        ? null
        : {
            legal,
            recommended,
            watch,
            country: law_country,
            region: law_region,
            lawFrom: law_from,
            winter: law !== undefined && isWinter(law, day),
            thresholdsOf: reading.thresholds_of as 'usual' | 'chain' | 'site',
          },
    axles: unequalAxles(wheels, standard.thresholds.axleDifference),
    history: points.flatMap(({ read_on, least_depth: least }) =>
      least === null ? [] : [{ day: read_on, least }],
    ),
    forecast: forecastOf(points, worstWheel(wheels), recommended),
  };
}

/** A wheel is judged by the limits that the reading was judged by, whatever holds today. */
function judgedWheel(
  least: number | null,
  { legal, recommended, watch }: StoredReading,
): Verdict | null {
  if (least === null || legal === null || recommended === null || watch === null) return null;
  return verdictOf(least, { legal, recommended, watch });
}

function worstWheel(wheels: Record<WheelPosition, number | null>): WheelPosition {
  return wheelPositions.reduce((worst, wheel) =>
    (wheels[wheel] ?? Infinity) < (wheels[worst] ?? Infinity) ? wheel : worst,
  );
}

function forecastOf(
  readings: readonly StoredReading[],
  wheel: WheelPosition,
  downTo: number | null,
): TreadReport['forecast'] {
  if (downTo === null) return { kind: 'too_few' };
  const points = readings.flatMap((reading) => {
    const depth = reading[wheel];
    return depth === null ? [] : [{ day: reading.read_on, depth, odometer: reading.odometer }];
  });
  return forecast(points, downTo);
}
