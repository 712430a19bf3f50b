import { leastOf, type Tenths, type Verdict } from '../../workshop/tread-depth-rules.ts';
import { toSell } from '../../hotel/sales-rules.ts';
import type { WheelPlace } from '../../hotel/label-codes.ts';

/** A wheel of a car or a set as it was measured last. */
export interface MeasuredWheel {
  readonly position: WheelPlace;
  readonly depths: readonly Tenths[];
  readonly dot: string;
  readonly size: string;
}

/** A wheel that asks for a new tyre by its tread, and what it says. */
export interface WornWheel {
  readonly position: WheelPlace;
  readonly depth: Tenths;
  readonly verdict: 'illegal' | 'replace';
}

/** Tyres to sell now, by their size, and the wheels that ask for them. */
export interface TreadAdvice {
  readonly worn: readonly WornWheel[];
  readonly sizes: readonly { readonly size: string; readonly tyres: number }[];
}

/** What to sell of wheels whose tread is worn: tyres of both wheels of an axle, as they are sold; null where none asks for any. */
export function treadAdvice(
  wheels: readonly MeasuredWheel[],
  judged: (least: Tenths) => Verdict | null,
  day: string,
): TreadAdvice | null {
  const judge = (least: Tenths | null) => (least === null ? null : judged(least));
  const now = toSell(
    wheels.map((wheel) => ({ ...wheel, depths: [...wheel.depths] })),
    judge,
    day,
  ).find(({ when, because }) => when === 'now' && because === 'tread');
  if (!now) return null;
  const worn = wheels.flatMap(({ position, depths }) => {
    const depth = leastOf(depths);
    const verdict = judge(depth);
    return depth !== null && (verdict === 'illegal' || verdict === 'replace')
      ? [{ position, depth, verdict }]
      : [];
  });
  const sold = wheels.filter(({ position }) => now.wheels.includes(position));
  const sizes = Map.groupBy(sold, ({ size }) => size);
  return { worn, sizes: [...sizes].map(([size, of]) => ({ size, tyres: of.length })) };
}
