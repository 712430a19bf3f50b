import { expect, test } from 'vitest';
import { settledBy, depositBalance } from './deposit-rules.ts';

const cash = { step: 100, direction: 'nearest' } as const;
const card = { step: 1, direction: 'nearest' } as const;

test('what was paid ahead is less to pay, and of a cancelled order all of it has to be paid back', () => {
  const order = { gross: 1000_00, cancelled: false, sold: false };
  expect(depositBalance({ ...order, paid: 300_00 })).toEqual({ left: 700_00, back: 0 });
  expect(depositBalance({ ...order, paid: 1000_00 })).toEqual({ left: 0, back: 0 });
  expect(depositBalance({ ...order, paid: 300_00, cancelled: true })).toEqual({
    left: 0,
    back: 300_00,
  });
});

test('what was sold at a cash register is settled there alone: neither is anything left of it nor paid back elsewhere', () => {
  for (const paid of [0, 300_00, 1000_00]) {
    const order = { gross: 1000_00, paid, cancelled: false, sold: true };
    expect(depositBalance(order)).toEqual({ left: 0, back: 0 });
  }
});

test('what was paid more than the order comes to by now has to be paid back', () => {
  expect(depositBalance({ gross: 200_00, paid: 300_00, cancelled: false, sold: false }).back).toBe(
    100_00,
  );
  // What a customer gets back anyway is no part of what they paid ahead.
  expect(depositBalance({ gross: -50_00, paid: 300_00, cancelled: false, sold: false })).toEqual({
    left: 0,
    back: 300_00,
  });
});

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
