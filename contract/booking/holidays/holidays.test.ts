import { expect, test } from 'vitest';
import { holidayOn, holidaysOf, type HolidayCountry } from './holidays.ts';

const days = (country: HolidayCountry, year: number) =>
  holidaysOf(country, year)
    .map(([day]) => day.slice(5))
    .join(' ');

test.for([
  [2000, '04-23'],
  [2008, '03-23'],
  [2011, '04-24'],
  [2019, '04-21'],
  [2024, '03-31'],
  [2025, '04-20'],
  [2026, '04-05'],
  [2027, '03-28'],
  [2038, '04-25'],
  [2049, '04-18'],
  [2076, '04-19'],
  [2285, '03-22'],
] as const)('Easter of %i is on %s', ([year, day]) => {
  expect(holidayOn('NO', `${year}-${day}`)).toBe('easter');
});

test('the public holidays of Norway in 2026', () => {
  expect(days('NO', 2026)).toBe(
    '01-01 04-02 04-03 04-05 04-06 05-01 05-14 05-17 05-24 05-25 12-25 12-26',
  );
});

test('the public holidays of Sweden in 2026', () => {
  expect(days('SE', 2026)).toBe(
    '01-01 01-06 04-03 04-05 04-06 05-01 05-14 05-24 06-06 06-20 10-31 12-25 12-26',
  );
});

test('the public holidays of Denmark in 2026, none of which is the day of prayer', () => {
  expect(days('DK', 2026)).toBe('01-01 04-02 04-03 04-05 04-06 05-14 05-24 05-25 12-25 12-26');
});

test('the public holidays of Finland in 2025', () => {
  expect(days('FI', 2025)).toBe(
    '01-01 01-06 04-18 04-20 04-21 05-01 05-29 06-08 06-21 11-01 12-06 12-25 12-26',
  );
});

test('midsummer and All Saints are Saturdays, the last possible ones too', () => {
  expect(holidayOn('SE', '2027-06-26')).toBe('midsummer');
  expect(holidayOn('FI', '2027-11-06')).toBe('all_saints');
});

test('Ascension on the first of May is one day off, not two', () => {
  expect(days('NO', 2008)).toContain('05-01 05-01');
  expect(holidayOn('NO', '2008-05-01')).not.toBeNull();
});

test('what is a holiday in one country is a working day in another', () => {
  expect(holidayOn('NO', '2026-05-17')).toBe('constitution_day');
  expect(holidayOn('SE', '2026-05-17')).toBeNull();
  expect(holidayOn('FI', '2026-12-06')).toBe('independence_day');
  expect(holidayOn('DK', '2026-12-06')).toBeNull();
});
