import { expect, test } from 'vitest';
import { dayAfter, isDate, readDate, writeDate } from './typed-date.ts';

const nb = { today: '2026-11-22', language: 'nb' };
const sv = { today: '2026-11-22', language: 'sv' };

test.each([
  '2026-02-01',
  '1.2.26',
  '01.02.2026',
  '1/2/26',
  '1-2-26',
  '1,2,26',
  '1 2 2026',
  '1.2',
  '1/2',
  '010226',
  '01022026',
  '20260201',
  ' 1.2.2026 ',
])('%j is the first of February', (text) => {
  expect(readDate(text, 'date', nb)).toBe('2026-02-01');
});

test('Swedes write the year first', () => {
  expect(readDate('260201', 'date', sv)).toBe('2026-02-01');
  expect(readDate('26-02-01', 'date', sv)).toBe('2026-02-01');
  expect(readDate('1/2', 'date', sv)).toBe('2026-02-01');
  expect(readDate('2026-02-01', 'date', sv)).toBe('2026-02-01');
  expect(readDate('1.2.26', 'date', sv)).toBe('2026-02-01');
});

test('two digits of a year may be long past', () => {
  expect(readDate('1.2.98', 'date', nb)).toBe('1998-02-01');
  expect(readDate('1.2.46', 'date', nb)).toBe('2046-02-01');
  expect(readDate('1.2.47', 'date', nb)).toBe('1947-02-01');
});

test.each(['today', 't', 'i dag', 'idag', 'i', 'Today'])('%j is today', (text) => {
  expect(readDate(text, 'date', nb)).toBe('2026-11-22');
});

test.each([
  '',
  '31.2.26',
  '1.13.26',
  '1',
  '2026',
  '1.2.3.4',
  'soon',
  '0102',
  '00.00.00',
  '1.1.0001',
])('%j is no day', (text) => {
  expect(readDate(text, 'date', nb)).toBeNull();
});

test.each([
  ['7', '07:00'],
  ['0730', '07:30'],
  ['7.30', '07:30'],
  ['23:59', '23:59'],
])('%j is a time of the day', (text, time) => {
  expect(readDate(text, 'time', nb)).toBe(time);
});

test.each(['', '24:00', '7:60', '7 pm'])('%j is none', (text) => {
  expect(readDate(text, 'time', nb)).toBeNull();
});

test('a day and a time are read together, a day alone from its beginning', () => {
  expect(readDate('1.2.26 7:30', 'datetime', nb)).toBe('2026-02-01T07:30');
  expect(readDate('2026-02-01T07:30', 'datetime', nb)).toBe('2026-02-01T07:30');
  expect(readDate('i dag 16', 'datetime', nb)).toBe('2026-11-22T16:00');
  expect(readDate('1.2.26', 'datetime', nb)).toBe('2026-02-01T00:00');
  expect(readDate('1.2.26 25:00', 'datetime', nb)).toBeNull();
  expect(writeDate('2026-02-01T07:30', 'datetime')).toBe('2026-02-01 07:30');
});

test('what is kept is told from what was only typed', () => {
  expect(isDate('2026-02-01', 'date')).toBe(true);
  expect(isDate('1.2', 'date')).toBe(false);
  expect(isDate('2026-02-01', 'datetime')).toBe(false);
});

test('days go on over months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});
