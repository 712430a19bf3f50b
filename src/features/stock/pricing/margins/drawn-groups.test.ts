import { expect, test } from 'vitest';
import { drawnGroups } from './drawn-groups.ts';

const row = (sold: number, percent: number | null = 20_00) => ({
  sold,
  realised: sold > 0 ? 18_00 : null,
  percent,
});

test('of a grid the groups that sold most are drawn, in their order', () => {
  const rows = Array.from({ length: 20 }, (_, at) => row(1_000 + at));
  expect(drawnGroups(rows)).toEqual(rows.slice(4));
  expect(drawnGroups([row(5, null), row(0), row(9)])).toEqual([row(5, null), row(9)]);
});

test('where nothing that was sold has a margin to aim at, nothing is drawn', () => {
  expect(drawnGroups([row(5, null), row(0)])).toEqual([]);
});
