import { expect, test } from 'vitest';
import { tyreAlternatives, type TyreCandidate } from './tyre-alternatives.ts';

const tyre = (id: number, overrides: Partial<TyreCandidate> = {}): TyreCandidate => ({
  id,
  tier: '',
  price: null,
  cost: null,
  free: 0,
  lead_days: null,
  ...overrides,
});
const chosen = (...all: TyreCandidate[]) =>
  tyreAlternatives(all, 4_000).map(({ tier, id, because }) => [tier, id, because]);

test('of each class one is offered, what lies here in that number before what has to be ordered', () => {
  expect(
    chosen(
      tyre(1, { tier: 'premium', free: 2_000, lead_days: 1 }),
      tyre(2, { tier: 'premium', free: 4_000, lead_days: 9 }),
      tyre(3, { tier: 'budget', lead_days: 5 }),
      tyre(4, { tier: 'budget', lead_days: 2 }),
      tyre(5, { tier: 'budget' }),
    ),
  ).toEqual([
    ['budget', 4, 'soonest'],
    ['premium', 2, 'in_stock'],
  ]);
});

test('of those that come alike it is the one that leaves most, and then the one that costs least', () => {
  const here = { tier: 'quality', free: 8_000 } as const;
  expect(
    chosen(
      tyre(1, { ...here, price: 900, cost: 700 }),
      tyre(2, { ...here, price: 1000, cost: 600 }),
      tyre(3, { ...here, price: 500 }),
    ),
  ).toEqual([['quality', 2, 'margin']]);
  expect(chosen(tyre(1, { ...here, price: 900 }), tyre(2, { ...here, price: 800 }))).toEqual([
    ['quality', 2, 'in_stock'],
  ]);
});

test('brands without a class are classed by their price among all', () => {
  const all = [300, 900, 600].map((price, at) => tyre(at + 1, { price }));
  expect(chosen(...all)).toEqual([
    ['budget', 1, 'soonest'],
    ['quality', 3, 'soonest'],
    ['premium', 2, 'soonest'],
  ]);
  expect(tyreAlternatives(all, 1).every(({ by_price: is }) => is)).toBe(true);
  // Two prices say nothing of a middle.
  expect(chosen(tyre(1, { price: 300 }), tyre(2))).toEqual([['quality', 1, 'soonest']]);
  expect(chosen()).toEqual([]);
});
