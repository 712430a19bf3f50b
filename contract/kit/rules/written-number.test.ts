import { describe, expect, test } from 'vitest';
import { decimalMarkOf, readWritten } from './written-number.ts';

describe('a number as people write it', () => {
  test.each([
    ['1250', 125_000],
    ['1 250,50', 125_050],
    ['1\u00a0234\u202f567', 123_456_700],
    ['1.234.567,89', 123_456_789],
    ['1,250.50', 125_050],
    ["1'250.50", 125_050],
    ['1 000,-', 100_000],
    ['1.000,-', 100_000],
    ['100:-', 10_000],
    ['−3,25', -325],
    [',5', 50],
    ['0,500', 50],
  ])('%s is read', (text, minor) => {
    expect(readWritten(text, 2, null)).toBe(minor);
  });

  test.each([
    '',
    'ten',
    '12,3,4',
    '1.2.3',
    '1,23,456',
    '1.250.50',
    '12 34',
    '1 2345',
    '--1',
    '1e5',
    ',',
  ])('%j is none', (text) => {
    expect(readWritten(text, 2, ',')).toBe('none');
  });

  test('half an øre is none of its hundredths, and never crowns', () => {
    expect(readWritten('0,005', 2, null)).toBe('too_fine');
    expect(readWritten('0,005', 4, null)).toBe(50);
  });

  test('three digits behind its only mark are decimals or thousands, as the mark is', () => {
    expect(readWritten('345,125', 2, null)).toBe('open');
    expect(readWritten('345,125', 4, ',')).toBe(3_451_250);
    expect(readWritten('345,125', 2, ',')).toBe('too_fine');
    expect(readWritten('345,125', 2, '.')).toBe(34_512_500);
    expect(readWritten('-345.125', 3, '.')).toBe(-345_125);
  });

  test('where it has to be whole, three digits that are not zeros are thousands', () => {
    expect(readWritten('98.500', 0, null)).toBe(98_500);
    expect(readWritten('98.000', 0, null)).toBe('open');
    expect(readWritten('98.500', 0, '.')).toBe('too_fine');
  });
});

describe('the decimal mark of a column', () => {
  test.each<[string[], ReturnType<typeof decimalMarkOf>]>([
    [['345,125', '12,5'], ','],
    [['345,125', '1,234.50'], '.'],
    [['345.125', '1.234.567'], ','],
    [['1.250', '0,5', 'x'], ','],
    [['345,125', '1250'], 'open'],
    [['345,125', '12,5', '12.5'], 'open'],
    [['12,5', '12.5'], null],
    [['1.250', '1.000,-'], ','],
    [['1 250', '12,'], null],
    [['12,3,4', 'ten'], null],
  ])('of %j is %j', (cells, mark) => {
    expect(decimalMarkOf(cells)).toBe(mark);
  });
});
