import { expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import { exactness, inConflict, type PriceRule } from './price-conditions.ts';
import { cellsAfter, rulesOfGrid } from './margin-grids.ts';
import { priceRoundings, roundedPrice } from './price-rounding.ts';
import { netUnitPrice } from './line-price.ts';

const cell = { inch: 16_0, type_id: null, tier: 'premium', percent: 25_00 } as const;
const rule = (overrides: Partial<PriceRule>): PriceRule => ({
  ...rulesOfGrid('tyre', 'all', 1, [cell])[0]!,
  inch_from: null,
  inch_to: null,
  tier: '',
  ...overrides,
});

test('two rules are in conflict when both could act on something and neither is more exact nor goes first', () => {
  const small = rule({ inch_from: 13_0, inch_to: 16_0 });
  const large = rule({ inch_from: 16_0, inch_to: 20_0 });
  expect(inConflict(small, large)).toBe(true);
  expect(inConflict(small, { ...large, inch_from: 16_5 })).toBe(false);
  expect(inConflict(small, { ...large, priority: 1 })).toBe(false);
  expect(inConflict(small, { ...large, tier: 'budget' })).toBe(false);
  expect(inConflict({ ...small, season: 'summer' }, { ...large, season: 'studded' })).toBe(false);
  const dated = { ...large, valid_from: '2026-06-01' };
  expect(inConflict({ ...small, valid_to: '2026-05-31' }, dated)).toBe(false);
});

test('a product is more exact than any brand with its inches, and an inch than a span of them', () => {
  const exact = (overrides: Partial<PriceRule>) => exactness(rule(overrides));
  expect(exact({ product_id: 1 })).toBeGreaterThan(
    exact({ brand_id: 1, type_id: 1, inch_from: 16_0, inch_to: 16_0, tier: 'premium' }),
  );
  expect(exact({ inch_from: 16_0, inch_to: 16_0 })).toBeGreaterThan(
    exact({ inch_from: 16_0, inch_to: 17_0 }),
  );
});

test('margins that are changed stand in place of those before, and those that are emptied go', () => {
  const other = { ...cell, inch: 17_0 };
  const { percent: _, ...where } = cell;
  expect(cellsAfter([cell, other], [{ ...where, percent: 30_00 }])).toEqual([
    { ...where, percent: 30_00 },
    other,
  ]);
  expect(cellsAfter([cell, other], [{ ...where, percent: null }])).toEqual([other]);
});

test('rounded prices end as they should, and are no further away than half a step', () => {
  expect(priceRoundings.map((way) => roundedPrice(1085_71, way))).toEqual([
    1085_71, 1086_00, 1085_00, 1090_00, 1089_00,
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000_00 }),
      fc.constantFrom(...priceRoundings),
      (price, way) => {
        const near = roundedPrice(price, way);
        const up = roundedPrice(price, way, true);
        expect(up).toBeGreaterThanOrEqual(price);
        expect(roundedPrice(near, way)).toBe(near);
        if (price > 10_00) expect(Math.abs(near - price)).toBeLessThanOrEqual(5_00);
        if (way === 'nine') expect(near % 10_00).toBe(9_00);
      },
    ),
  );
});

test('a proposed price that was written with VAT is the proposed one again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_00 }),
      fc.constantFrom(0, 12_00, 15_00, 25_00, 25_50),
      (net, vat_rate) => {
        const unit_price = Math.round((net * 100 * (10_000 + vat_rate)) / 10_000);
        expect(netUnitPrice({ unit_price, vat_rate }, true)).toBe(net * 100);
        expect(netUnitPrice({ unit_price: net * 100, vat_rate }, false)).toBe(net * 100);
      },
    ),
  );
});
