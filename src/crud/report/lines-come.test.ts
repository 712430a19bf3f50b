import { expect, test } from 'vitest';
import { linesCome } from './lines-come.ts';

const lines = (...keys: (string | null)[]) => keys.map((key) => ({ key }));

test('days, weeks and months to come are no part of how it went', () => {
  const today = '2026-11-20';
  expect(linesCome({ kind: 'day' }, lines('2026-11-19', '2026-11-20', '2026-11-21'), today)).toBe(
    2,
  );
  // The week and the month that it is count from their first day on.
  expect(linesCome({ kind: 'week' }, lines('2026-11-09', '2026-11-16', '2026-11-23'), today)).toBe(
    2,
  );
  expect(linesCome({ kind: 'month' }, lines('2026-10', '2026-11', '2026-12'), today)).toBe(2);
});

test('what has no time is no part of it, and what is not put together by time is all there', () => {
  expect(linesCome({ kind: 'day' }, lines('2026-11-19', null), '2026-11-20')).toBe(1);
  expect(linesCome({ kind: 'named' }, lines('Oslo', null), '2026-11-20')).toBe(2);
});
