import { expect, test } from 'vitest';
import { isDueOn } from './rhythm.ts';

test('a run is begun each day, on Mondays, or on the first of a month', () => {
  const days = ['2026-11-30', '2026-12-01', '2026-12-02'];
  expect(days.map((day) => isDueOn('day', day))).toEqual([true, true, true]);
  expect(days.map((day) => isDueOn('week', day))).toEqual([true, false, false]);
  expect(days.map((day) => isDueOn('month', day))).toEqual([false, true, false]);
});
