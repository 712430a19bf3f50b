import { expect, test } from 'vitest';
import { financialYear, openDay } from './periods.ts';

test('what happened on a closed day is booked on the first open one', () => {
  expect(openDay('2026-10-31', '2026-10-31')).toBe('2026-11-01');
  expect(openDay('2026-01-05', '2026-12-31')).toBe('2027-01-01');
});

test('what happened on an open day is booked on it', () => {
  expect(openDay('2026-11-01', '2026-10-31')).toBe('2026-11-01');
  expect(openDay('2026-11-01', null)).toBe('2026-11-01');
});

test('a financial year is called by the year in which it begins', () => {
  expect(financialYear('2026-01-01', 1)).toBe(2026);
  expect(financialYear('2026-12-31', 1)).toBe(2026);
  expect(financialYear('2026-04-30', 5)).toBe(2025);
  expect(financialYear('2026-05-01', 5)).toBe(2026);
});
