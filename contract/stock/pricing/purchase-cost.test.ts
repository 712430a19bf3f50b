import { expect, test } from 'vitest';
import { percentOff, purchaseOf, type BrandTerms, type MatrixCell } from './purchase-cost.ts';

const tyre = { brand_id: 20, inch: 16_0, season: 'summer' };
const cell = (overrides: Partial<MatrixCell>): MatrixCell => ({
  brand_id: null,
  inch_from: null,
  inch_to: null,
  season: '',
  percent: 0,
  ...overrides,
});
const terms: BrandTerms = {
  supplier: 'A',
  brand_id: 20,
  percent: 30_00,
  bonus: null,
  freight: null,
};
const day = '2026-05-04';
const onList = (price: number, overrides = {}) => ({
  supplier: 'A',
  net: false,
  price,
  valid_from: '2026-01-01',
  ...overrides,
});
const none = { cells: new Map(), brands: [] };

test('the most exact cell says what is taken off a list, else what was agreed for the brand', () => {
  const brand = cell({ brand_id: 20, percent: 40_00 });
  const inch = cell({ brand_id: 20, inch_from: 16_0, inch_to: 17_0, percent: 45_00 });
  const winter = cell({ brand_id: 20, season: 'studded', percent: 50_00 });
  expect(percentOff(tyre, [brand, inch, winter], terms)).toBe(45_00);
  expect(percentOff({ ...tyre, inch: 18_0 }, [brand, inch, winter], terms)).toBe(40_00);
  expect(percentOff({ ...tyre, inch: null }, [inch], terms)).toBe(30_00);
  expect(percentOff(tyre, [winter], undefined)).toBe(0);
});

test('a price of a day is the last one that holds by then, and one that was agreed goes before the list', () => {
  const list = [onList(1000_00), onList(1100_00, { valid_from: '2026-05-04' })];
  expect(purchaseOf(tyre, list, none, day)?.cost).toBe(1100_00);
  expect(purchaseOf(tyre, list, none, '2026-05-03')?.cost).toBe(1000_00);
  expect(purchaseOf(tyre, list, none, '2025-12-31')).toBeUndefined();
  const agreed = onList(900_00, { net: true, valid_from: '2025-01-01' });
  expect(purchaseOf(tyre, [...list, agreed], none, day)).toMatchObject({
    cost: 900_00,
    list: null,
  });
});

test('of several suppliers the one that is cheapest after its bonus is asked', () => {
  const two = [onList(1000_00), onList(1010_00, { supplier: 'B' })];
  const brands = [{ ...terms, supplier: 'B', percent: 0, bonus: 5_00 }];
  expect(purchaseOf(tyre, two, none, day)?.supplier).toBe('A');
  expect(purchaseOf(tyre, two, { cells: new Map(), brands }, day)).toMatchObject({
    supplier: 'B',
    cost: 1010_00,
    net_net: 959_50,
  });
});

test('a supplier is the same in every writing of its name', () => {
  const written = [
    onList(1000_00, { supplier: 'Grøndal  Dekk' }),
    onList(900_00, { supplier: 'GRONDAL DEKK', valid_from: '2026-02-01' }),
  ];
  const cells = new Map([['grondal dekk', [cell({ brand_id: 20, percent: 50_00 })]]]);
  const brands = [{ ...terms, supplier: 'Gröndal dekk', percent: 0, bonus: 0, freight: 5_00 }];
  expect(purchaseOf(tyre, written, { cells, brands }, day)?.cost).toBe(455_00);
});
