import { expect, test } from 'vitest';
import { ageVerdict, dotText, readDot, yearsOld } from './dot-rules.ts';

test.each([
  ['2319', 23, 2019],
  ['DOT 1J4R 2B3C 2319', 23, 2019],
  ['23/19', 23, 2019],
  ['5320', 53, 2020],
  ['0100', 1, 2000],
])('%s is week %i of %i', (written, week, year) => {
  expect(readDot(written)).toEqual({ week, year });
});

test.each(['', '5321', '0019', '5420', '239', '12319', 'abcd'])('%j is no week', (written) => {
  expect(readDot(written)).toBeUndefined();
});

test('it is written as it stands on the tyre', () => {
  expect(dotText({ week: 3, year: 2007 })).toBe('0307');
});

test('a tyre is a year older on the day of its week', () => {
  // Week 1 of 2020 began on 30 December 2019.
  expect(yearsOld({ week: 1, year: 2020 }, '2025-12-29')).toBe(5);
  expect(yearsOld({ week: 1, year: 2020 }, '2025-12-30')).toBe(6);
});

test.each([
  ['2026-11-22', 23, 2024, 'ok'],
  ['2026-11-22', 23, 2020, 'old'],
  ['2026-11-22', 23, 2016, 'too_old'],
  ['2026-11-22', 50, 2026, 'not_yet_made'],
])('on %s a tyre of week %i of %i is %s', (day, week, year, verdict) => {
  expect(ageVerdict({ week, year }, day)).toBe(verdict);
});
