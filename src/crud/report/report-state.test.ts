import { expect, test } from 'vitest';
import { queueWaits } from '#contract/reports/queue-waits.ts';
import { readReportState, writeReportState } from './report-state.ts';

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
  });
  expect(again('')).toBe('');
});

test.each(['in=this_month&by=hour&queue=garage', 'from=2026-01-01&to=2026-03-31&by=month'])(
  'the address %s says all of it',
  (address) => {
    expect(again(address)).toBe(address);
  },
);

test.each([
  'from=2026-03-31&to=2026-01-01',
  'from=2026-02-30&to=2026-03-01',
  'from=1990-01-01&to=2026-01-01',
  'in=someday&by=nothing&queue=elsewhere',
])('what nobody can have meant (%s) is as if it were not said', (address) => {
  expect(again(address)).toBe('');
});
