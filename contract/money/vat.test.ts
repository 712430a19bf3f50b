import { expect, test } from 'vitest';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { fc } from '#tests/support/random/fast-check.ts';
import {
  priceWith,
  priceWithout,
  vatKinds,
  vatCategoryOf,
  vatOf,
  vatOn,
  type VatRate,
} from './vat.ts';

const finland: VatRate[] = [
  { code: '1', kind: 'standard', rate: 24_00, valid_from: '2013-01-01', valid_to: null },
  { code: '1', kind: 'standard', rate: 25_50, valid_from: '2024-09-01', valid_to: null },
  { code: '2', kind: 'reduced', rate: 14_00, valid_from: '2013-01-01', valid_to: '2025-12-31' },
];

test.each([
  ['1', '2024-08-31', 24_00],
  ['1', '2024-09-01', 25_50],
  ['2', '2025-12-31', 14_00],
])('code %s is calculated on %s at %i', (code, day, rate) => {
  expect(vatOn(finland, code, day)).toEqual({ category: 'S', rate });
});

test.each([
  ['1', '2012-12-31'],
  ['2', '2026-01-01'],
  ['3', '2026-01-01'],
])('code %s has no rate on %s', (code, day) => {
  expect(() => vatOn(finland, code, day)).toThrow(new RuleError('vat-codes.no_rate_then'));
});

test('each kind is a category of EN 16931', () => {
  expect(vatKinds.map(vatCategoryOf)).toEqual(['S', 'S', 'Z', 'E', 'AE', 'G', 'K', 'O']);
});

test('VAT is on top of a price, or a part of it, and rounded half away from zero', () => {
  expect(vatOf(1_00, 25_00, false)).toBe(25);
  expect(vatOf(1_25, 25_00, true)).toBe(25);
  expect(vatOf(2, 25_00, false)).toBe(1);
  expect(vatOf(-2, 25_00, false)).toBe(-1);
  expect(vatOf(100_00, 25_50, true)).toBe(20_32);
});

test('a price without VAT has it added again to the same price', () => {
  expect(priceWithout(1_250_0000, 25_00)).toBe(1_000_0000);
  const price = fc.integer({ min: 0, max: 1_000_000_0000 });
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 100_00 }), (without, rate) => {
      expect(priceWithout(priceWith(without, rate), rate)).toBe(without);
    }),
  );
});

test('a company that has no VAT codes yet is told so, and not of a day', () => {
  expect(() => vatOn([], '3', '2026-01-01')).toThrow(new RuleError('vat-codes.none'));
});
