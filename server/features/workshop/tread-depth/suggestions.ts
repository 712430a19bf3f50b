import type { Suggestion } from '#contract/workshop/tread-depth/report.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { carsWithPartOfPlate, carsWithPlates } from '#server/features/car/cars/exports.ts';
import { peopleSince } from '#server/features/workshop/queue/exports.ts';
import { startOfDay } from '#server/kit/clock.ts';
import { blurred, partsOf, plateDistance } from './plate-likeness-rules.ts';
import type { StoredReading } from './reading-repo.ts';

const mostSuggested = 5;
const farthest = 2;

/** Cars that a reading may be of: those whose plates are nearly its, and among them first those that were here on the day. */
export async function suggestionsFor(
  tx: Tx,
  reading: StoredReading,
  timezone: string,
): Promise<Suggestion[]> {
  const plate = plateKey(reading.licenseplate);
  const people = await peopleSince(tx, startOfDay(reading.created_at, timezone));
  const here = new Set(people.flatMap(({ licenseplate }) => plateKey(licenseplate ?? '') || []));
  const parts = [...new Set([...partsOf(plate), ...partsOf(blurred(plate))])];
  const cars = [
    ...(await carsWithPartOfPlate(tx, parts)),
    ...(await carsWithPlates(tx, [...here])),
  ];
  const all = new Map(cars.map((car) => [car.id, car]));
  return [...all.values()]
    .map((car) => ({
      carId: car.id,
      licenseplate: car.licenseplate,
      car: [car.brand, car.model].filter(Boolean).join(' '),
      distance: plateDistance(plate, car.licenseplate),
      here: here.has(car.licenseplate),
    }))
    .filter(({ distance }) => distance <= farthest)
    .toSorted((a, b) => a.distance - Number(a.here) - (b.distance - Number(b.here)))
    .slice(0, mostSuggested);
}
