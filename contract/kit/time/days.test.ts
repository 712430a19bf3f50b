import { describe, expect, test } from 'vitest';
import { date } from '../fields.ts';
import { dayInput, instantInput, measuredDay } from './days.ts';

describe('a day that is given', () => {
  test.each(['1900-01-01', '1987-06-05', '2200-12-31'])('may be %s', (day) => {
    expect(dayInput().safeParse(day).success).toBe(true);
  });
  test.each([
    '0000-01-01',
    '0001-01-01',
    '1899-12-31',
    '2201-01-01',
    '9999-12-31',
    '10000-01-01',
    '2026-02-30',
    'x',
  ])('may not be %s', (day) => {
    expect(dayInput().safeParse(day).success).toBe(false);
  });
});

test('what was measured was so within living memory, whatever the clock of a device says', () => {
  const at = instantInput(measuredDay);
  expect(at.safeParse('2026-06-01T10:00:00Z').success).toBe(true);
  for (const odd of ['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '1989-12-31T23:59:59Z']) {
    expect(at.safeParse(odd).success).toBe(false);
  }
});

test('a row of before is told as it is', () => {
  expect(date({}).output.parse('10000-01-01')).toBe('10000-01-01');
});
