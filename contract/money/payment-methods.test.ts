import { expect, test } from 'vitest';
import { roundPayment } from './payment-rounding.ts';
import { roundingOf } from './payment-methods.ts';

const paid = (amount: number, kind: string, rounding: 'none' | 'r50' | 'r100') =>
  roundPayment(amount, roundingOf({ kind, rounding, direction: 'nearest' }));

test('cash is paid in the coins there are, cards to the øre', () => {
  expect(paid(123_49, 'cash', 'r100')).toBe(123_00);
  expect(paid(123_50, 'cash', 'r100')).toBe(124_00);
  expect(paid(123_24, 'cash', 'r50')).toBe(123_00);
  expect(paid(123_49, 'cash', 'none')).toBe(123_49);
  expect(paid(123_49, 'card', 'r100')).toBe(123_49);
  expect(paid(123_50, 'invoice', 'r100')).toBe(124_00);
});
