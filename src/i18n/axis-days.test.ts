import { expect, test } from 'vitest';
import { axisNames } from './axis-days.ts';

test.each([
  ['nb', ['2026-01', '2026-02', '2026-12'], ['jan', 'feb', 'des']],
  ['nb', ['2025-12', '2026-01'], ['des. 25', 'jan. 26']],
  ['nb', ['2026-11-27', '2026-11-28'], ['fre. 27.', 'lør. 28.']],
  ['sv', ['2026-11-27', '2026-11-28'], ['fre 27', 'lör 28']],
  ['en', ['2026-12-31', '2027-01-01'], ['Thu 31', 'Fri 1']],
  ['nb', ['2026-09-01', '2026-11-27'], ['1. sep.', '27. nov.']],
  ['nb', ['2024-09-01', '2026-11-27'], ['1. sep. 24', '27. nov. 26']],
  ['nb', [], []],
])('below an axis in %s %j are %j', (language, points, names) => {
  expect(axisNames(points, language)).toEqual(names);
});
