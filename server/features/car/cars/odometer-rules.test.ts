import { expect, test } from 'vitest';
import { problemOfReading, withReadingDay } from './odometer-rules.ts';

const today = '2026-11-20';
const before = { odometer: 84_000, odometer_at: '2026-05-01' };
const next = (odometer: number | null, odometer_at = today) => ({ odometer, odometer_at });

test('an odometer goes forwards', () => {
  expect(problemOfReading(before, next(84_001), today)).toBeNull();
  expect(problemOfReading(before, next(84_000), today)).toBeNull();
  expect(problemOfReading(undefined, next(0), today)).toBeNull();
});

test('fewer kilometres than before need a reason', () => {
  expect(problemOfReading(before, next(83_999), today)).toBe('backwards');
  expect(problemOfReading(before, next(83_999), today, 'Typed wrong in May')).toBeNull();
});

test('nothing is read tomorrow, whatever the reason', () => {
  expect(problemOfReading(before, next(90_000, '2026-11-21'), today, 'So it says')).toBe('future');
});

test('a reading that is taken away is no step backwards', () => {
  expect(problemOfReading(before, next(null), today)).toBeNull();
});

test('a reading without a day was read today', () => {
  expect(withReadingDay(before, { odometer: 85_000 }, today)).toEqual({
    odometer: 85_000,
    odometer_at: today,
  });
  const dated = { odometer: 85_000, odometer_at: '2026-11-01' };
  expect(withReadingDay(before, dated, today)).toEqual(dated);
});

test('who saves a car without reading its odometer leaves the day as it was', () => {
  const change: { odometer?: number | null; odometer_at?: string | null } = {};
  expect(withReadingDay(before, change, today)).toEqual({});
  expect(withReadingDay(before, { odometer: 84_000 }, today)).toEqual({ odometer: 84_000 });
});
