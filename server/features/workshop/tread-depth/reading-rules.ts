import {
  grooveNumbers,
  wheelPositions,
  type GrooveField,
  type WheelPosition,
} from '#contract/workshop/tread-depth/readings.ts';
import {
  isWinter,
  judge,
  lawOn,
  leastOf,
  type Judged,
  type TreadThresholds,
  type TyreLaw,
  type TyreSeason,
  type Verdict,
} from '#contract/workshop/tread-depth-rules.ts';

/** The depths of a reading as its row holds them: a column for each groove. */
export type Depths = { readonly [Name in GrooveField]?: number | null | undefined };

/** What a site judges by. */
export interface Standard {
  readonly laws: readonly TyreLaw[];
  readonly country: string;
  readonly region: string;
  readonly thresholds: TreadThresholds;
  /** Who set the depth that is advised of summer tyres, and of the others. */
  readonly thresholdsOf: Readonly<Record<'summer' | 'winter', 'usual' | 'chain' | 'site'>>;
}

/** The depths that were measured of a wheel, from the outside in. */
export const groovesOf = (depths: Depths, wheel: WheelPosition): number[] =>
  grooveNumbers.flatMap((groove) => depths[`${wheel}_${groove}`] ?? []);

/** The least depth of each wheel; null of one that was not measured. */
const leastByWheel = (depths: Depths): Record<WheelPosition, number | null> =>
  Object.fromEntries(
    wheelPositions.map((wheel) => [wheel, leastOf(groovesOf(depths, wheel))]),
  ) as Record<WheelPosition, number | null>;

/** What the server fills into a reading's row: the least depths, the verdict and all that it was made with. */
export interface Filled extends Record<WheelPosition, number | null> {
  readonly least_depth: number | null;
  readonly verdict: Verdict | '';
  readonly legal: number | null;
  readonly recommended: number | null;
  readonly watch: number | null;
  readonly law_country: string;
  readonly law_region: string;
  readonly law_from: string | null;
  readonly thresholds_of: 'usual' | 'chain' | 'site';
}

/** Judges a reading by the law of its day in the car's country; without one of that country by the site's. */
export function fillIn(
  depths: Depths,
  on: { readonly day: string; readonly season: TyreSeason; readonly country: string },
  by: Standard,
): Filled {
  const wheels = leastByWheel(depths);
  const least = leastOf(wheelPositions.flatMap((wheel) => wheels[wheel] ?? []));
  const law =
    lawOn(by.laws, on.country, on.country === by.country ? by.region : '', on.day) ??
    lawOn(by.laws, by.country, by.region, on.day);
  const judged: Judged | undefined =
    law && least !== null ? judge(least, on.season, law, by.thresholds, on.day) : undefined;
  return {
    ...wheels,
    least_depth: least,
    verdict: judged?.verdict ?? '',
    legal: judged?.legal ?? null,
    recommended: judged?.recommended ?? null,
    watch: judged?.watch ?? null,
    law_country: (judged && law?.country) ?? '',
    law_region: (judged && law?.region) ?? '',
    law_from: (judged && law?.validFrom) ?? null,
    thresholds_of: by.thresholdsOf[on.season === 'summer' ? 'summer' : 'winter'],
  };
}

/** What is on a car whose season nobody said: the tyres of the time of year. */
export function usualSeason(day: string, by: Standard): TyreSeason {
  const law = lawOn(by.laws, by.country, by.region, day);
  return law && isWinter(law, day) ? 'winter' : 'summer';
}

/** More than this between the grooves of one wheel, in tenths, is uneven wear. */
const unevenFrom = 15;

/** Whether a wheel is worn more on one side than on the other. */
export const isUneven = (depths: readonly number[]): boolean =>
  depths.length > 1 && Math.max(...depths) - Math.min(...depths) >= unevenFrom;

/** The axles whose two wheels differ by more than `most`, and by how much. */
export function unequalAxles(
  wheels: Readonly<Record<WheelPosition, number | null>>,
  most: number,
): { axle: 'front' | 'rear'; difference: number }[] {
  const axles = { front: [wheels.fl, wheels.fr], rear: [wheels.rl, wheels.rr] } as const;
  return (['front', 'rear'] as const).flatMap((axle) => {
    const [left, right] = axles[axle];
    if (left === null || right === null) return [];
    const difference = Math.abs(left - right);
    return difference > most ? [{ axle, difference }] : [];
  });
}
