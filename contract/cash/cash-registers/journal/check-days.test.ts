import { expect, test } from 'vitest';
import { dayCheck } from './check-days.ts';
import type { Journal } from './check-journal.ts';

/** A part with transactions of these days, and a Z report after the one of each number. */
const part = (first: number, days: readonly string[], z: readonly number[]) =>
  ({
    transactions: days.map((day, at) => ({ nr: first + at, day })),
    events: [],
    reports: z.map((last_transaction) => ({ last_transaction })),
  }) as unknown as Journal;

test('each day with a Z report of its own is in order, and so is today', () => {
  const check = dayCheck();
  check.take(part(1, ['2026-11-01', '2026-11-01', '2026-11-02'], [2, 3]));
  check.take(part(4, ['2026-11-03'], []));
  expect([check.late(), check.open('2026-11-03')]).toEqual([[], null]);
});

test('a day that was ended together with a later one is late, also where both stand in other parts', () => {
  const check = dayCheck();
  check.take(part(1, ['2026-11-01', '2026-11-02'], []));
  check.take(part(3, ['2026-11-03', '2026-11-04'], [3, 4]));
  expect(check.late()).toEqual(['2026-11-01', '2026-11-02']);
});

test('a day before today without a Z report is open', () => {
  const check = dayCheck();
  check.take(part(1, ['2026-11-01', '2026-11-02'], [1]));
  expect([check.open('2026-11-02'), check.open('2026-11-03')]).toEqual([null, '2026-11-02']);
});
