import { expect, test } from 'vitest';
import { lookOf } from './booking-look.ts';

// Specification §4; never the colour alone.
test('a booking has the colour of the specification, and a sign of its own', () => {
  const looks = [
    lookOf({ state: 'active', is_confirmed: true }),
    lookOf({ state: 'active', is_confirmed: false }),
    lookOf({ state: 'completed', is_confirmed: false }),
    lookOf({ state: 'cancelled', is_confirmed: true }),
    lookOf({ state: 'cancelled', is_confirmed: true, no_show: true }),
    lookOf({ state: 'active', is_confirmed: true, checked_in_at: '2026-11-23T08:00:00Z' }),
  ];
  expect(looks.map(({ tone }) => tone)).toEqual(['ok', 'info', 'ok', 'bad', 'bad', 'ok']);
  expect(new Set(looks.map(({ shape }) => shape)).size).toBe(looks.length);
  expect(new Set(looks.map(({ word }) => word)).size).toBe(looks.length);
});
