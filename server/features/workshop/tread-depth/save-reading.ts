import type { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { carsWithPlates, carWithId, type KnownCar } from '#server/features/car/cars/exports.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import { fillIn } from './reading-rules.ts';
import { standardOf } from './thresholds-repo.ts';

type Reading = RowOf<typeof treadReadings>;
const oneDay = 86_400_000;
// What a verdict depends on; a note changes none, however long ago it was made.
const judged = /^(?:f|r)[lr]_[1-4]$|^(?:read_on|season|car_id|licenseplate)$/;

/**
 * What is saved of a reading: the change, the car that bears its plate where none was said, and the
 * verdict again when what it was made of changed. Throws when no depth is left.
 */
export async function savedReading(
  { db, caller, now }: { db: Tx; caller: Pick<Caller, 'chainId' | 'siteId'>; now: Date },
  change: Partial<Reading>,
  before: Reading | undefined,
): Promise<Partial<Reading>> {
  if (before && !Object.keys(change).some((name) => judged.test(name))) return change;
  // Where the day begins first it is tomorrow already.
  const last = new Date(now.getTime() + oneDay).toISOString().slice(0, 10);
  if (change.read_on !== undefined && change.read_on > last) {
    throw new AppError('common.wrong_input', {}, { read_on: 'fields.to_come' });
  }
  const all = { ...before, ...change } as Reading;
  const standard = await standardOf(db, caller);
  const car = await carOf(db, change, all, before, standard.country);
  const { read_on: day, season } = all;
  const filled = fillIn(all, { day, season, country: car?.country ?? standard.country }, standard);
  if (filled.least_depth === null) {
    throw new AppError('common.wrong_input', {}, { fl_1: 'fields.required' });
  }
  return { ...change, ...filled, car_id: car?.id ?? null, matched: car !== undefined };
}

/** The car that a reading is of: the one that was said, else the one with its plate. */
async function carOf(
  db: Tx,
  change: Partial<Reading>,
  { car_id, licenseplate }: Reading,
  before: Reading | undefined,
  country: string,
): Promise<KnownCar | undefined> {
  const plateChanged = before && change.licenseplate !== undefined && change.car_id === undefined;
  if (car_id && !plateChanged) {
    const chosen = await carWithId(db, car_id);
    if (chosen) return chosen;
    throw new AppError('common.wrong_input', {}, { car_id: 'fields.unknown' });
  }
  // Somebody took the car away: it stays away.
  if (before && change.car_id === null && !plateChanged) return undefined;
  return carOfPlate(db, licenseplate, country);
}

/** The one car that bears a plate: the site's country first, and none when it could be either of two. */
export async function carOfPlate(
  db: Tx,
  plate: string,
  country: string,
): Promise<KnownCar | undefined> {
  const cars = await carsWithPlates(db, [plateKey(plate)]);
  return cars.find((car) => car.country === country) ?? (cars.length === 1 ? cars[0] : undefined);
}
