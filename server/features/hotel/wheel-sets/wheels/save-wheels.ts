import {
  treadReadings,
  wheelPositions,
  type GrooveField,
} from '#contract/workshop/tread-depth/readings.ts';
import { leastOf, type TyreSeason } from '#contract/workshop/tread-depth-rules.ts';
import { readDot } from '#contract/hotel/dot-rules.ts';
import { tyreSeasonOf } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { problemOfWheels, type Wheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { judgeAt, keepReadingOfSet } from '#server/features/workshop/tread-depth/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { Stored, Values } from '#server/kit/resource/resource-table.ts';
import { addRow } from '#server/kit/resource/write.ts';
import { replaceWheels, wheelsOf } from './wheels-repo.ts';

/**
 * Keeps what is known of the wheels of a set. Answers what it means for the set: where its wheels
 * go, its least depth with the verdict of today, and its oldest week. What was measured again is
 * kept as a reading of the car as well. Throws what cannot be so at `wheels`.
 */
export async function saveWheels(
  app: AppContext,
  context: Context,
  set: Stored,
  wheels: readonly Wheel[],
): Promise<Values> {
  const problem = problemOfWheels(wheels);
  if (problem) throw new AppError('common.wrong_input', {}, { wheels: problem });
  const before = await wheelsOf(context.db, set.id);
  await replaceWheels(context.db, context.caller, set.id, wheels);
  const season = tyreSeasonOf(String(set['season']));
  if (depthsOf(wheels) !== depthsOf(before)) await keepReading(app, context, set, season, wheels);
  const least = leastOf(wheels.flatMap(({ depths }) => depths));
  return {
    wheels: wheels.map(({ position }) => position),
    least_depth: least,
    verdict: (await judgeAt(context.db, context.caller, todayOf(context)))(least, season),
    oldest_dot: oldestOf(wheels),
  };
}

const depthsOf = (wheels: readonly Wheel[]) =>
  JSON.stringify(wheels.map(({ position, depths }) => [position, depths]));

/** The week of making that lies furthest back; '' when none was read. */
function oldestOf(wheels: readonly Wheel[]): string {
  const weeks = wheels.flatMap(({ dot }) => readDot(dot) ?? []);
  const [oldest] = weeks.toSorted((a, b) => a.year - b.year || a.week - b.week);
  if (!oldest) return '';
  const two = (number: number) => String(number % 100).padStart(2, '0');
  return two(oldest.week) + two(oldest.year);
}

/** A reading of the car, of what was measured of its four wheels. */
async function keepReading(
  app: AppContext,
  context: Context,
  set: Stored,
  season: TyreSeason,
  wheels: readonly Wheel[],
): Promise<void> {
  const depths: Partial<Record<GrooveField, number>> = {};
  for (const { position, depths: grooves } of wheels) {
    const wheel = wheelPositions.find((one) => one === position.toLowerCase());
    if (!wheel) continue;
    grooves.forEach((depth, at) => (depths[`${wheel}_${at + 1}` as GrooveField] = depth));
  }
  if (set['licenseplate'] === '' || Object.keys(depths).length === 0) return;
  const { id } = await addRow(app.engines.get(treadReadings.name)!, context, {
    licenseplate: set['licenseplate'],
    car_id: set['car_id'],
    read_on: todayOf(context),
    season,
    ...depths,
  });
  await keepReadingOfSet(context.db, id, set.id);
}
