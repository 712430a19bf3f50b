import { expect, test } from 'vitest';
import { depositBalance } from './deposit-rules.ts';

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
