import { judge, usualThresholds, type Verdict } from '#contract/workshop/tread-depth-rules.ts';
import { carOfPlate } from '../car-of-plate.ts';
import type { Random } from '../random.ts';
import { seasonlessLaw } from '../tread-depth.ts';
import type { Plan } from './hotel.ts';

const brands = {
  summer: ['Nokian Hakka Blue 3', 'Michelin Primacy 4+', 'Continental PremiumContact 7'],
  studded: ['Nokian Hakkapeliitta 10', 'Continental IceContact 3', 'Goodyear UltraGrip Arctic 2'],
  friction: ['Michelin X-Ice Snow', 'Continental VikingContact 8', 'Nokian Hakkapeliitta R5'],
} as const;
/** Where the wheels of a set were on the car. */
export const fourWheels = ['FL', 'FR', 'RL', 'RR'] as const;

/** The wheels of a set, as they were measured last. */
export function wheelsOf({ plate, car, winter }: Plan, random: Random, now: Date) {
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
