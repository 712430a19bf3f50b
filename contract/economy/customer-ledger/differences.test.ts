import { expect, test } from 'vitest';
import { causeOf, differenceOf, unexplainedOf } from './differences.ts';

test('what is booked as the ledger has it differs by nothing', () => {
  const one = { ledger: 500_00, vouchers: 500_00, waiting: 0 };
  expect([differenceOf(one), unexplainedOf(one), causeOf(one)]).toEqual([0, 0, null]);
});

test('what waits to be booked differs, and it is known why', () => {
  const one = { ledger: 300_00, vouchers: 500_00, waiting: -200_00 };
  expect([differenceOf(one), unexplainedOf(one), causeOf(one)]).toEqual([-200_00, 0, 'waits']);
});

test('what differs by more than waits is unexplained, also where the sums are equal by chance', () => {
  expect(causeOf({ ledger: 300_00, vouchers: 500_00, waiting: -100_00 })).toBe('unexplained');
  expect(causeOf({ ledger: 300_00, vouchers: 300_00, waiting: 100_00 })).toBe('unexplained');
});
