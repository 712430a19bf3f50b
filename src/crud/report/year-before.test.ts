import { expect, test } from 'vitest';
import { generalSales } from '#contract/reports/general-sales.ts';
import type { ReportAnswer } from '#contract/kit/report.ts';
import { changeOf, keyBefore, linesBeside, periodBefore } from './year-before.ts';

const today = '2026-11-28';

test('a period that lasts is set beside as much of the year before, and one to come beside nothing', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' };
  expect(periodBefore(year, { kind: 'month' }, today)).toEqual({
    from: '2025-01-01',
    to: '2025-11-28',
  });
  const past = { from: '2024-02-29', to: '2024-03-31' };
  expect(periodBefore(past, { kind: 'day' }, today)).toEqual({
    from: '2023-02-28',
    to: '2023-03-31',
  });
  expect(periodBefore({ from: '2026-12-01', to: '2026-12-31' }, { kind: 'day' }, today)).toBe(null);
});

test('weeks are set beside weeks, months and days beside theirs, and all else beside itself', () => {
  expect(keyBefore({ kind: 'week' }, '2026-11-23')).toBe('2025-11-24');
  expect(keyBefore({ kind: 'month' }, '2026-01')).toBe('2025-01');
  expect(keyBefore({ kind: 'day' }, '2026-11-28')).toBe('2025-11-28');
  expect(keyBefore({ kind: 'weekday' }, '3')).toBe('3');
  expect(keyBefore({ kind: 'named' }, null)).toBe(null);
});

const answer = (lines: readonly (readonly [string | null, number])[]): ReportAnswer => ({
  lines: lines.map(([key, net]) => ({ key, label: key, values: [1, net, 0, net, 0, 0, 0] })),
  totals: [],
  more: false,
});

test('who bought a year before and nothing now stands behind the others', () => {
  const now = answer([
    ['7', 500],
    [null, 20],
  ]);
  const before = answer([
    ['8', 300],
    ['7', 400],
    ['9', 0],
  ]);
  const told = linesBeside(generalSales, 'customer', 1, { now, before });
  expect(told.map(({ key, values, before: then }) => [key, values[1], then])).toEqual([
    ['7', 500, 400],
    [null, 20, null],
    ['8', 0, 300],
  ]);
});

test('a change is told in part of what it was, and of nothing as nothing', () => {
  expect(changeOf(150, 100)).toBe(50_00);
  expect(changeOf(50, 100)).toBe(-50_00);
  expect(changeOf(10, -20)).toBe(150_00);
  expect(changeOf(10, 0)).toBe(null);
  expect(changeOf(null, 10)).toBe(null);
});
