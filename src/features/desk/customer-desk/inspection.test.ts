import { expect, test } from 'vitest';
import { inspectionOf } from './inspection.ts';

const now = Date.parse('2026-06-15T12:00:00Z');

test.each([
  ['2026-06-14', 'over'],
  ['2026-06-15', 'soon'],
  ['2026-08-13', 'soon'],
  ['2026-08-15', 'fine'],
  [null, null],
])('an inspection due on %s is %s in the middle of June', (due, expected) => {
  expect(inspectionOf(due, now)).toBe(expected);
});
