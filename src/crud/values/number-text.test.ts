import { expect, test } from 'vitest';
import { readNumber, showNumber, writeNumber } from './number-text.ts';

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]/g, ' ').replace('−', '-');

test.each([
  ['1250', 125_000],
  ['1250,5', 125_050],
  ['1250.50', 125_050],
  ['1 250,50', 125_050],
  ['1.250,50', 125_050],
  ['1,250.50', 125_050],
  ['1 234 567', 123_456_700],
  ['1.234.567,89', 123_456_789],
  [',5', 50],
  ['12,', 1200],
  ['-3', -300],
  ['−3,25', -325],
  ['0', 0],
  ['10.500', 1_050_000],
  ['0,50', 50],
  ['1 000,-', 100_000],
])('an amount written as %s is read', (text, minor) => {
  expect(readNumber(text, 2, 'nb')).toBe(minor);
});

test('three digits behind the decimal mark of one’s language are decimals', () => {
  expect(readNumber('10,500', 2, 'nb')).toBe(1050);
  expect(readNumber('10,500', 2, 'en')).toBe(1_050_000);
  expect(readNumber('10.500', 2, 'en')).toBe(1050);
  expect(readNumber('345,125', 2, 'nb')).toBeNull();
  expect(readNumber('0,005', 2, 'nb')).toBeNull();
});

test('a price of four decimals is never taken for a thousand times as much', () => {
  expect(readNumber('345,125', 4, 'sv')).toBe(3_451_250);
  expect(readNumber('345.125', 4, 'en')).toBe(3_451_250);
  expect(readNumber('345.125', 4, 'nb')).toBeNull();
  expect(readNumber('345,125', 4, 'en')).toBeNull();
  expect(readNumber('1.250,50', 4, 'nb')).toBe(12_505_000);
  expect(readNumber('12,3,4', 4, 'nb')).toBeNull();
});

test.each([
  '',
  ' ',
  'ten',
  '1,2,3',
  '12,3456',
  '0,555',
  '1.250.50',
  '1e5',
  '--1',
  '12 kr',
  ',',
  '9'.repeat(20),
])('%j is no amount', (text) => {
  expect(readNumber(text, 2, 'nb')).toBeNull();
});

test('where no comma can stand a mark parts thousands', () => {
  expect(readNumber('1.250', 0, 'nb')).toBe(1250);
  expect(readNumber('82,300', 0, 'nb')).toBe(82_300);
  expect(readNumber('12,5', 0, 'nb')).toBeNull();
});

test.each([
  ['1,500', 1500],
  ['1.5', 1500],
  ['0,001', 1],
  ['12.345,678', 12_345_678],
  ['2', 2000],
])('a quantity written as %s is read with three decimals', (text, thousandths) => {
  expect(readNumber(text, 3, 'nb')).toBe(thousandths);
  expect(readNumber(writeNumber(thousandths, 3, 'nb'), 3, 'nb')).toBe(thousandths);
});

test.each([
  [4000, '4'],
  [3500, '3,5'],
  [1250, '1,25'],
  [1, '0,001'],
])('a quantity of %i thousandths is written and shown as %s', (thousandths, text) => {
  expect(writeNumber(thousandths, 3, 'nb')).toBe(text);
  expect(showNumber(thousandths, 3, 'nb')).toBe(text);
});

test('a price that has parts of an øre is written with them only where it needs them', () => {
  expect(writeNumber(12_50_00, 4, 'nb')).toBe('12,50');
  for (const price of [12_34_50, 12_34_56, 12_00_00, -1_00_05]) {
    expect(readNumber(writeNumber(price, 4, 'nb'), 4, 'nb')).toBe(price);
  }
});

test('a quantity has no fourth decimal', () => {
  expect(readNumber('0,0005', 3, 'nb')).toBeNull();
});

test('a depth of 1,6 mm is kept as 16', () => {
  expect(readNumber('1,6', 1, 'nb')).toBe(16);
  expect(plain(showNumber(16, 1, 'nb'))).toBe('1,6');
});

test('numbers are shown as the language writes them', () => {
  expect(plain(showNumber(125_050, 2, 'nb'))).toBe('1 250,50');
  expect(plain(showNumber(125_050, 2, 'en'))).toBe('1,250.50');
  expect(plain(showNumber(82_300, 0, 'sv'))).toBe('82 300');
});

test('what a field shows is read back as it was', () => {
  for (const language of ['en', 'nb', 'sv']) {
    for (const number of [0, 5, 100, 125_050, -325, 123_456_789]) {
      expect(readNumber(writeNumber(number, 2, language), 2, language)).toBe(number);
    }
  }
});
