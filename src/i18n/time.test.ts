import { afterEach, expect, test } from 'vitest';
import { showDate, showTime, showTimesIn, showTimeWithSeconds } from './time.ts';

afterEach(() => showTimesIn(null));

test('times kept in UTC are shown in Oslo, winter and summer', () => {
  expect(showTime('2026-11-20T12:04:05Z')).toBe('13:04');
  expect(showTimeWithSeconds('2026-07-01T12:04:05Z')).toBe('14:04:05');
  expect(showDate('2026-11-20T23:30:00Z')).toBe('2026-11-21');
});

test("times are shown in the profile's zone, and in Oslo when that is none", () => {
  showTimesIn('Europe/Helsinki');
  expect(showTime('2026-11-20T12:00:00Z')).toBe('14:00');
  showTimesIn('Mars/Olympus');
  expect(showTime('2026-11-20T12:00:00Z')).toBe('13:00');
});

test('no date and a date that cannot be read are shown as -', () => {
  expect(showDate(null)).toBe('-');
  expect(showDate('yesterday')).toBe('-');
  expect(showTime('2026-13-45')).toBe('-');
});
