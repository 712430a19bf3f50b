import { expect, test } from 'vitest';
import { inactiveCustomers } from '../reports/inactive-customers.ts';
import { seasonCurve } from '../reports/season-curve.ts';
import { queueWaits } from '../reports/queue-waits.ts';
import {
  readOpenRows,
  readReportState,
  withOpenRows,
  writeReportState,
  type OpenRows,
} from './report-state.ts';

const today = '2026-11-23';
const read = (address: string) => readReportState(queueWaits, new URLSearchParams(address), today);
const again = (address: string) => writeReportState(queueWaits, read(address)).toString();

test('who says nothing sees the last thirty days by day', () => {
  expect(read('')).toEqual({
    period: 'last_30',
    from: '2026-10-25',
    to: today,
    by: 'day',
    filters: {},
    allSites: false,
    beside: false,
    view: null,
  });
  expect(again('')).toBe('');
});

test('a report of what is long ago is first shown for a period of its own', () => {
  const { period, from, to } = readReportState(inactiveCustomers, new URLSearchParams(), today);
  expect([period, from, to]).toEqual(['last_year', '2025-01-01', '2025-12-31']);
  const usual = new URLSearchParams('in=last_30');
  const state = readReportState(inactiveCustomers, usual, today);
  expect(writeReportState(inactiveCustomers, state).toString()).toBe('in=last_30');
});

test('the curve of a season stands beside the year before, unless somebody does without it', () => {
  const read = (address: string) =>
    readReportState(seasonCurve, new URLSearchParams(address), today);
  expect(read('')).toMatchObject({ from: '2026-08-01', to: '2027-01-31', beside: true });
  expect(read('beside=none').beside).toBe(false);
  for (const address of ['', 'beside=none']) {
    expect(writeReportState(seasonCurve, read(address)).toString()).toBe(address);
  }
});

test.each([
  'in=this_month&by=hour&queue=garage',
  'in=this_year&by=month&beside=year',
  'in=this_year&sites=all&beside=year',
  'view=7&in=last_week',
  'from=2026-01-01&to=2026-03-31&by=month',
])('the address %s says all of it', (address) => {
  expect(again(address)).toBe(address);
});

test.each([
  'from=2026-03-31&to=2026-01-01',
  'from=2026-02-30&to=2026-03-01',
  'from=1990-01-01&to=2026-01-01',
  'in=someday&by=nothing&queue=elsewhere',
])('what nobody can have meant (%s) is as if it were not said', (address) => {
  expect(again(address)).toBe('');
});

test('which rows are open stands beside it', () => {
  const address = new URLSearchParams('by=place');
  expect(readOpenRows(address)).toBeUndefined();
  for (const rows of [{ line: 'Desk 1 & 2' }, { line: null }, 'all'] satisfies OpenRows[]) {
    const opened = withOpenRows(address, rows);
    expect(readOpenRows(opened)).toEqual(rows);
    expect(read(opened.toString()).by).toBe('place');
  }
});
