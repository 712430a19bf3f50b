import { expect, test } from 'vitest';
import { dayOn, daysOf } from './view-days.ts';

test('a week is from Monday to Sunday, a month all its weeks', () => {
  expect(daysOf('day', '2026-11-22')).toEqual(['2026-11-22']);
  const week = daysOf('week', '2026-11-22');
  expect([week[0], week.at(-1), week.length]).toEqual(['2026-11-16', '2026-11-22', 7]);
  const ends = ['2026-11-22', '2026-02-10', '2027-02-01'].map((day) => {
    const month = daysOf('month', day);
    return [month[0], month.at(-1)];
  });
  expect(ends).toEqual([
    ['2026-10-26', '2026-12-06'],
    ['2026-01-26', '2026-03-01'],
    ['2027-02-01', '2027-02-28'],
  ]);
});

test('on and back by what is seen; a month ends where the next one does', () => {
  expect(dayOn('day', '2026-12-31', 1)).toBe('2027-01-01');
  expect(dayOn('week', '2026-01-02', -1)).toBe('2025-12-26');
  expect(dayOn('month', '2026-01-31', 1)).toBe('2026-02-28');
  expect(dayOn('month', '2026-03-31', -1)).toBe('2026-02-28');
  expect(dayOn('month', '2026-12-15', 1)).toBe('2027-01-15');
});
