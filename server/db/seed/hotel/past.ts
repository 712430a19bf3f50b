import type { Random } from '../random.ts';

/** What happened to a set of the demo, one line of its ledger each. */
export interface DemoMovement {
  readonly handling: 'receive' | 'store' | 'stage' | 'mount' | 'miss';
  readonly at: Date;
}

const oneDay = 86_400_000;
const spring = '04-12';
const autumn = '10-28';

/**
 * The last changes of tyres before `now`, of a car whose owner comes when it suits them: what was
 * done with its set for the summer or for the winter. It begins with the first time that it came in.
 */
export function pastOf(
  season: 'summer' | 'winter',
  changes: number,
  now: Date,
  random: Random,
): DemoMovement[] {
  const year = now.getUTCFullYear();
  const days = [year - 3, year - 2, year - 1, year].flatMap((one) => [
    { at: dayNear(`${one}-${spring}`, random), taken: 'winter' as const },
    { at: dayNear(`${one}-${autumn}`, random), taken: 'summer' as const },
  ]);
  const lines = days
    .filter(({ at }) => at.getTime() < now.getTime() - oneDay)
    .slice(-changes)
    .flatMap(({ at, taken }) => (taken === season ? inAt(at, random) : outAt(at, random)));
  const first = lines.findIndex(({ handling }) => handling === 'receive');
  return first < 0 ? [] : lines.slice(first);
}

const dayNear = (day: string, random: Random): Date =>
  new Date(
    Date.parse(`${day}T07:00:00Z`) + random.int(-21, 21) * oneDay + random.int(0, 9 * 60) * 60_000,
  );

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

const inAt = (at: Date, random: Random): DemoMovement[] => [
  { handling: 'receive', at },
  { handling: 'store', at: after(at, random.int(12, 240)) },
];
const outAt = (at: Date, random: Random): DemoMovement[] => [
  { handling: 'stage', at: after(at, -random.int(60, 900)) },
  { handling: 'mount', at },
];
