import { expect, test } from 'vitest';
import { dayAfter, isWritten, lineOf, newLine } from './tier-lines.ts';

test('the day after is the first of the next month, year or leap day', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
});

test('a line is a tier when both of its numbers are there and can be', () => {
  const line = lineOf({ from_amount: 50_000_00, percent: 2_00 });
  expect(isWritten(line)).toBe(true);
  expect(isWritten(newLine())).toBe(false);
  expect(isWritten({ ...line, percent: 'two' })).toBe(false);
  expect(isWritten({ ...line, percent: 100_01 })).toBe(false);
  expect(isWritten({ ...line, from_amount: -1 })).toBe(false);
});
