import { expect, test } from 'vitest';
import { leftOf, refusedApproval } from './credit-rules.ts';

const today = '2026-11-30';
const wanted = { wanted_limit: 50_000_00, until: null, asked_by: 1 };
const manager = { userId: 2, upTo: 50_000_00 };

test('a limit is approved up to what somebody may, and not beyond', () => {
  expect(refusedApproval(wanted, manager, today)).toBeUndefined();
  const more = { ...wanted, wanted_limit: 50_000_01 };
  expect(refusedApproval(more, manager, today)).toBe('credit-limits.above');
  expect(refusedApproval(more, { ...manager, upTo: null }, today)).toBeUndefined();
});

test('nobody approves what they asked for, also who may approve any limit', () => {
  for (const upTo of [50_000_00, null]) {
    expect(refusedApproval(wanted, { userId: 1, upTo }, today)).toBe('credit-limits.own');
  }
  expect(refusedApproval({ ...wanted, asked_by: null }, manager, today)).toBeUndefined();
});

test('what would be over already is not approved, on its last day it is', () => {
  expect(refusedApproval({ ...wanted, until: today }, manager, today)).toBeUndefined();
  const over = { ...wanted, until: '2026-11-29' };
  expect(refusedApproval(over, manager, today)).toBe('credit-limits.past');
});

test('without a limit nothing is left or exceeded, and of nothing at all everything exceeds', () => {
  expect(leftOf(null, 100_00)).toBeNull();
  expect(leftOf(1000_00, 400_00)).toBe(600_00);
  expect(leftOf(0, 1)).toBe(-1);
});
