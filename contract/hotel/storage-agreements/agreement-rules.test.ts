import { expect, test } from 'vitest';
import { lastDayOf } from './agreement-rules.ts';

test.each([
  ['2026-10-15', 12, '2027-10-14'],
  ['2026-10-01', 6, '2027-03-31'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-01', 1, '2026-11-30'],
])('what begins on %s and lasts %i months ends on %s', (begins, months, last) => {
  expect(lastDayOf(begins, months)).toBe(last);
});
