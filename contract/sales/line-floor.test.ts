import { expect, test } from 'vitest';
import type { VatRate } from '../money/vat.ts';
import { belowFloor, givesNoMore, isTaxedAsSold, keptOf } from './line-floor.ts';

const tyre = { product_id: 1, quantity: 4_000, unit_price: 1000_00_00, vat_rate: 25_00 };
const known = { price: 1000_00, cost: 800_00 };
const floor = { discount: 15_00, margin: 10_00 };

test('a lower price and a discount go below the floor alike, by what is left of the proposed price', () => {
  const of = (more: object) => belowFloor({ ...tyre, ...more }, false, known, floor);
  expect(of({})).toBeUndefined();
  expect(of({ discount_percent: 12_00 })).toBe('margin');
  expect(of({ discount_percent: 11_00 })).toBeUndefined();
  expect(of({ unit_price: 849_00_00 })).toBe('discount');
  expect(of({ unit_price: 930_00_00, discount_percent: 10_00 })).toBe('discount');
  expect(of({ unit_price: 2000_00_00, discount_percent: 50_00 })).toBeUndefined();
  expect(of({ unit_price: 0 })).toBe('nothing');
  expect(of({ discount_percent: 100_00 })).toBe('nothing');
});

test('a price with VAT is the one without it', () => {
  const of = (unit_price: number) =>
    belowFloor({ ...tyre, unit_price }, true, known, { ...floor, margin: null });
  expect(of(1062_50_00)).toBeUndefined();
  expect(of(1061_00_00)).toBe('discount');
});

test('what the shop itself proposes is below no floor, for nothing or with a small margin', () => {
  expect(belowFloor(tyre, false, { price: 1000_00, cost: 990_00 }, floor)).toBeUndefined();
  const free = { ...tyre, unit_price: 0 };
  expect(belowFloor(free, false, { price: 0, cost: 5_00 }, floor)).toBeUndefined();
});

test('where nothing is proposed, a line goes by its own price, and words alone cost nothing', () => {
  const unknown = { price: null, cost: null };
  const words = { ...tyre, product_id: null };
  const of = (line: Readonly<Record<string, unknown>>) => belowFloor(line, false, unknown, floor);
  expect(of({ ...words, discount_percent: 20_00 })).toBe('discount');
  expect(of({ ...words, discount_percent: 100_00 })).toBe('nothing');
  expect(of({ ...words, unit_price: 0 })).toBeUndefined();
  expect(of({ ...tyre, unit_price: 0 })).toBe('nothing');
});

test('a shop without floors asks only about what is given away', () => {
  const none = { discount: null, margin: null };
  expect(belowFloor({ ...tyre, discount_percent: 99_00 }, false, known, none)).toBeUndefined();
  expect(belowFloor({ ...tyre, discount_percent: 100_00 }, false, known, none)).toBe('nothing');
});

test('what was let go before stays, and is neither more nor cheaper then', () => {
  const was = { ...tyre, discount_percent: 50_00 };
  expect(givesNoMore(was, { ...was, quantity: 2_000 }, false)).toBe(true);
  expect(givesNoMore(was, { ...was, discount_percent: 40_00 }, false)).toBe(true);
  expect(givesNoMore(was, { ...was, quantity: 8_000 }, false)).toBe(false);
  expect(givesNoMore(was, { ...was, discount_percent: 60_00 }, false)).toBe(false);
  expect(givesNoMore(was, { ...was, product_id: 2 }, false)).toBe(false);
  expect(givesNoMore(undefined, was, false)).toBe(false);
});

test('a line is taxed as its product is on that day, by any code that calculates alike', () => {
  const rate = (code: string, kind: VatRate['kind'], percent: number, valid_from: string) => ({
    code,
    kind,
    rate: percent * 100,
    valid_from,
    valid_to: null,
  });
  const rates = [
    rate('3', 'standard', 25, '2005-01-01'),
    rate('30', 'standard', 25, '2005-01-01'),
    rate('31', 'reduced', 15, '2012-01-01'),
    rate('5', 'zero', 0, '2005-01-01'),
    rate('6', 'exempt', 0, '2005-01-01'),
  ];
  const day = '2026-11-01';
  expect(isTaxedAsSold('30', 'standard', rates, day)).toBe(true);
  expect(isTaxedAsSold('5', 'standard', rates, day)).toBe(false);
  expect(isTaxedAsSold('31', 'standard', rates, day)).toBe(false);
  expect(isTaxedAsSold('5', 'zero', rates, day)).toBe(true);
  expect(isTaxedAsSold('6', 'zero', rates, day)).toBe(false);
  expect(isTaxedAsSold('3', 'reduced', rates, '2010-01-01')).toBe(true);
  expect(isTaxedAsSold('5', 'standard', [rates[3]!], day)).toBe(true);
});

test('what a line asks is its price less its discount, without VAT', () => {
  const fee = { unit_price: 20_00_00, discount_percent: null, vat_rate: 25_00 };
  expect(keptOf(fee, false)).toBe(20_00);
  expect(keptOf({ ...fee, discount_percent: 100_00 }, false)).toBe(0);
  expect(keptOf({ ...fee, unit_price: 30_00_00, discount_percent: 10_00 }, false)).toBe(27_00);
  expect(keptOf({ ...fee, unit_price: 25_00_00 }, true)).toBe(20_00);
  expect(keptOf({ ...fee, unit_price: 24_00_00 }, true)).toBeLessThan(20_00);
});
