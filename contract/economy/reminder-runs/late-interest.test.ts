import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lateInterest, type LateRate } from './late-interest.ts';

const rates: LateRate[] = [
  { valid_from: '2025-07-01', valid_to: '2025-12-31', rate: 1225 },
  { valid_from: '2026-01-01', valid_to: '2026-06-30', rate: 1200 },
];
const claim = { amount: 10_000_00, settled: [] };

test('a year of late interest of 10,000 at 12 % is 1,200', () => {
  const whole = [{ valid_from: '2026-01-01', valid_to: '2026-12-31', rate: 1200 }];
  const of = { from: '2025-12-31', until: '2026-12-31' };
  expect(lateInterest(claim, whole, of)).toEqual({ amount: 1200_00, knownUntil: '2026-12-31' });
});

test('the day on which it was due costs nothing, and each day after it one day', () => {
  const on = (until: string) => lateInterest(claim, rates, { from: '2026-02-01', until }).amount;
  expect(on('2026-02-01')).toBe(0);
  expect(on('2026-02-02')).toBe(3_29);
  expect(on('2026-02-11')).toBe(32_88);
});

test('each half-year has its own rate', () => {
  const of = { from: '2025-12-21', until: '2026-01-10' };
  // 10 days at 12.25 % and 10 at 12.
  expect(lateInterest(claim, rates, of).amount).toBe(66_44);
});

test('a part that was paid stops to cost from the day after it was paid', () => {
  const paid = { amount: 10_000_00, settled: [{ day: '2026-02-11', amount: 5_000_00 }] };
  const of = { from: '2026-02-01', until: '2026-02-21' };
  expect(lateInterest(paid, rates, of).amount).toBe(49_32);
});

test('days whose rate nobody knows cost nothing, and it is said until when it is known', () => {
  const of = { from: '2026-06-20', until: '2026-07-20' };
  expect(lateInterest(claim, rates, of)).toEqual({ amount: 32_88, knownUntil: '2026-06-30' });
});

test('what was paid before it was due never costs anything, in whatever order it was paid', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1000_00 }), { maxLength: 8 }), (parts) => {
      const amount = parts.reduce((sum, part) => sum + part, 0);
      const settled = parts.map((part, nth) => ({ day: `2026-01-0${nth + 1}`, amount: part }));
      const of = { from: '2026-01-31', until: '2026-06-30' };
      expect(lateInterest({ amount, settled }, rates, of).amount).toBe(0);
      const twice = lateInterest({ amount: amount * 2, settled }, rates, of).amount;
      expect(twice).toBe(lateInterest({ amount, settled: [] }, rates, of).amount);
    }),
  );
});
