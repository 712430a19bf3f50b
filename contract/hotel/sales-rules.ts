import { leastOf, type Verdict } from '../workshop/tread-depth-rules.ts';
import { ageVerdict, readDot } from './dot-rules.ts';
import type { WheelPlace } from './label-codes.ts';
import type { Wheel } from './wheel-sets/wheels.ts';

/** When new tyres are sold: now, or offered for the next season. */
export type SalesTime = 'now' | 'next_season';

/** What there is to sell of a set: to which wheels, and why. */
export interface SalesAdvice {
  readonly when: SalesTime;
  readonly because: 'tread' | 'age';
  /** Tyres are sold by the axle: both of it, where one asks for new ones. */
  readonly wheels: readonly WheelPlace[];
}

type Judged = (least: number | null) => Verdict | null | '';

const axles: readonly (readonly WheelPlace[])[] = [
  ['FL', 'FR'],
  ['RL', 'RR', 'RLI', 'RRI'],
  ['SP'],
];

/**
 * What to sell of a set on a day (`yyyy-MM-dd`): new tyres now for an axle with one under the site's
 * limit or ten years old, an offer for the next season where one will soon be under it or is from six
 * years on. Tread is said before age, and what is needed now before what is offered.
 */
export function toSell(
  wheels: readonly Pick<Wheel, 'position' | 'depths' | 'dot'>[],
  judged: Judged,
  day: string,
): SalesAdvice[] {
  const found = wheels.map(({ position, depths, dot }) => ({
    axle: axles.findIndex((axle) => axle.includes(position)),
    asks: asksFor(judged(leastOf(depths)), dot, day),
  }));
  const taken = new Set<number>();
  return order.flatMap(([when, because]) => {
    const asking = found.filter(
      ({ axle, asks }) => asks.has(`${when} ${because}`) && !taken.has(axle),
    );
    const these = new Set(asking.map(({ axle }) => axle));
    for (const axle of these) taken.add(axle);
    const of = wheels.filter((_, at) => these.has(found[at]!.axle));
    return of.length > 0 ? [{ when, because, wheels: of.map(({ position }) => position) }] : [];
  });
}

const order = [
  ['now', 'tread'],
  ['now', 'age'],
  ['next_season', 'tread'],
  ['next_season', 'age'],
] as const;

function asksFor(verdict: Verdict | null | '', dot: string, day: string): ReadonlySet<string> {
  const made = readDot(dot);
  const age = made && ageVerdict(made, day);
  return new Set([
    ...(verdict === 'illegal' || verdict === 'replace' ? ['now tread'] : []),
    ...(verdict === 'watch' ? ['next_season tread'] : []),
    ...(age === 'too_old' ? ['now age'] : []),
    ...(age === 'old' ? ['next_season age'] : []),
  ]);
}
