import { expect, test } from 'vitest';
import { startOfDay } from './clock.ts';

test.each([
  ['2026-11-20T11:00:00Z', 'Europe/Oslo', '2026-11-19T23:00:00.000Z'],
  ['2026-11-19T23:30:00Z', 'Europe/Oslo', '2026-11-19T23:00:00.000Z'],
  ['2026-07-01T22:30:00Z', 'Europe/Stockholm', '2026-07-01T22:00:00.000Z'],
  ['2026-03-29T10:00:00Z', 'Europe/Oslo', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25T10:00:00Z', 'Europe/Oslo', '2026-10-24T22:00:00.000Z'],
  ['2026-11-20T11:00:00Z', 'UTC', '2026-11-20T00:00:00.000Z'],
])('the day of %s in %s began at %s', (at, timezone, began) => {
  expect(startOfDay(new Date(at), timezone).toISOString()).toBe(began);
});
