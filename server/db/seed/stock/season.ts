import type { DemoStocked } from './products.ts';

/** How much of a year's trade in a product falls on a month, against an even year: tyres are bought when they are changed. */
export function seasonOf({ kind, season }: Pick<DemoStocked, 'kind' | 'season'>, month: number) {
  if (kind !== 'tyre') return changes[month]! > 1 ? 1.3 : 0.9;
  if (season === 'summer') return summer[month]!;
  return season === 'all_season' ? 1 : winter[month]!;
}

const summer = [0.1, 0.2, 1.4, 4, 3, 1.2, 0.7, 0.5, 0.4, 0.2, 0.1, 0.1] as const;
const winter = [0.6, 0.3, 0.2, 0.1, 0.1, 0.1, 0.2, 0.4, 1.4, 4, 3.6, 1.2] as const;
const changes = [0, 0, 1, 3, 2, 1, 0, 0, 1, 3, 3, 1] as const;
