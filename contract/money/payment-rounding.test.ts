import { expect, test } from 'vitest';
import { cashRounding, roundPayment } from './payment-rounding.ts';

test.each([
  // Norway: 1–49 øre down, 50–99 up.
  ['NO', 295_40, 295_00],
  ['NO', 295_49, 295_00],
  ['NO', 295_50, 296_00],
  ['NO', 295_99, 296_00],
  ['SE', 1_49, 1_00],
  ['SE', 1_50, 2_00],
  // Denmark: 1–24 to nothing, 25–74 to 50, 75–99 to the krone.
  ['DK', 10_24, 10_00],
  ['DK', 10_25, 10_50],
  ['DK', 10_74, 10_50],
  ['DK', 10_75, 11_00],
  // Finland: 1, 2, 6 and 7 cents down, 3, 4, 8 and 9 up.
  ['FI', 1_02, 1_00],
  ['FI', 1_03, 1_05],
  ['FI', 1_07, 1_05],
  ['FI', 1_08, 1_10],
  ['NO', -295_50, -296_00],
  ['NO', 0, 0],
])('in %s cash of %i is %i', (country, amount, paid) => {
  expect(roundPayment(amount, cashRounding[country]!)).toBe(paid);
});

test.each([
  ['up', 10_01, 10_50],
  ['up', 10_50, 10_50],
  ['down', 10_49, 10_00],
  ['down', -10_49, -10_00],
  ['up', -10_01, -10_50],
] as const)('%s, %i is %i', (direction, amount, paid) => {
  expect(roundPayment(amount, { step: 50, direction })).toBe(paid);
});

test('to the cent nothing is rounded', () => {
  expect(roundPayment(10_01, { step: 1, direction: 'nearest' })).toBe(10_01);
});
