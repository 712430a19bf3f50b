import { expect, test } from 'vitest';
import { isWritten, lineOf, newLine } from './lines.ts';

test('a line is a tier when both of its numbers are there and can be', () => {
  const line = lineOf({ from_amount: 50_000_00, percent: 2_00 });
  expect(isWritten(line)).toBe(true);
  expect(isWritten(newLine())).toBe(false);
  expect(isWritten({ ...line, percent: 'two' })).toBe(false);
  expect(isWritten({ ...line, percent: 100_01 })).toBe(false);
  expect(isWritten({ ...line, from_amount: -1 })).toBe(false);
});
