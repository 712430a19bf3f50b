import { afterEach, expect, test } from 'vitest';
import { sayDay, sayDays, sayInstant, sayMonth, showDatesIn } from './said-day.ts';
import { showTimesIn } from './time.ts';

afterEach(() => {
  showDatesIn('words');
  showTimesIn(null);
});

const today = '2026-11-29';

test.each([
  ['2026-11-28', 'i går'],
  ['2026-11-29', 'i dag'],
  ['2026-11-30', 'i morgen'],
  ['2026-11-27', 'fre. 27. nov.'],
  ['2026-01-05', 'man. 5. jan.'],
  ['2025-11-29', '29. nov. 2025'],
  ['2027-01-02', '2. jan. 2027'],
])('%s is said as %s', (day, said) => {
  expect(sayDay(day, today, 'nb')).toBe(said);
});

test('the day before New Year is yesterday, and not of another year', () => {
  expect(sayDay('2026-12-31', '2027-01-01', 'en')).toBe('yesterday');
});

test('an instant is said with its time, by the clock of the zone', () => {
  const now = Date.parse('2026-11-29T22:30:00Z');
  expect(sayInstant('2026-11-29T14:00:00Z', now, 'nb')).toBe('i dag 15:00');
  // In Helsinki it is the 30th already.
  showTimesIn('Europe/Helsinki');
  expect(sayInstant('2026-11-29T14:00:00Z', now, 'sv')).toBe('i går 16:00');
});

test('a month is said with its year, and days from the first to the last', () => {
  expect(sayMonth('2026-11', 'nb')).toBe('nov. 2026');
  expect(sayMonth('2026-11', 'en')).toBe('Nov 2026');
  expect(sayDays('2026-11-01', '2026-11-30', 'nb')).toBe('1.–30. nov. 2026');
  expect(sayDays('2026-08-01', '2027-01-31', 'nb')).toBe('1. aug. 2026–31. jan. 2027');
});

test('who wants numbers has them', () => {
  showDatesIn('numbers');
  expect(sayDay(today, today, 'nb')).toBe(today);
  expect(sayMonth('2026-11', 'nb')).toBe('2026-11');
  expect(sayDays('2026-11-01', '2026-11-30', 'nb')).toBe('2026-11-01 – 2026-11-30');
  expect(sayInstant('2026-11-29T14:00:00Z', Date.parse('2026-11-29T15:00:00Z'), 'nb')).toBe(
    '2026-11-29 15:00',
  );
});
