import { expect, test } from 'vitest';
import { settledBy } from './settled-by.ts';

const cash = { step: 100, direction: 'nearest' } as const;
const card = { step: 1, direction: 'nearest' } as const;

test('anyone who pays all that coins can pay has paid all, and the øre are rounding', () => {
  expect(settledBy(1234_56, 1234_56, cash)).toEqual({ amount: 1234_56, rounding: 44 });
  expect(settledBy(1235_00, 1234_56, cash)).toEqual({ amount: 1234_56, rounding: 44 });
  expect(settledBy(1234_40, 1234_40, cash)).toEqual({ amount: 1234_40, rounding: -40 });
});

test('a part that is paid in coins settles what was paid, and by card to the øre', () => {
  expect(settledBy(500_30, 1234_56, cash)).toEqual({ amount: 500_00, rounding: 0 });
  expect(settledBy(500_30, 1234_56, card)).toEqual({ amount: 500_30, rounding: 0 });
  expect(settledBy(2000_00, 1234_56, cash)).toEqual({ amount: 2000_00, rounding: 0 });
  expect(settledBy(20, 0, cash)).toEqual({ amount: 0, rounding: 0 });
});
