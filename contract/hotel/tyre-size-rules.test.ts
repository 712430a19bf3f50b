import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import {
  fitsRack,
  outerDiameter,
  rackClassOf,
  readTyreSize,
  tyreSizeKey,
  tyreSizeText,
} from './tyre-size-rules.ts';

const read = (text: string) => readTyreSize(text)!;

describe('a size is read however it is written', () => {
  test.each([
    ['205/55R16 91V', '205/55 R16 91V'],
    ['205/55R1691V', '205/55 R16 91V'],
    ['205/55 r 16', '205/55 R16'],
    ['2055516', '205/55 R16'],
    ['205 55 16', '205/55 R16'],
    ['205/55-16 91V', '205/55 R16 91V'],
    ['245/45ZR19 (102Y) XL', '245/45 R19 102Y XL'],
    ['195R14C 106/104R', '195 R14 C 106/104R'],
    ['195 R 14 C', '195 R14 C'],
    ['225/75R16CP 118R', '225/75 R16 CP 118R'],
    ['HL255/40R21 105Y', '255/40 R21 105Y HL'],
    ['P215/60R16 94T M+S 3PMSF', '215/60 R16 94T M+S 3PMSF'],
    ['31X10.50R15LT 109Q', '31X10.50 R15 109Q LT'],
    ['LT31X10.50R15', '31X10.50 R15 LT'],
    ['LT245/75R17 121/118S', '245/75 R17 121/118S LT'],
    ['245/75R17LT 121S', '245/75 R17 121S LT'],
    ['7.50R16LT', '7.50R16 LT'],
    ['10R22.5 144/142M', '10R22.5 144/142M'],
    ['11 r 22,5', '11R22.5'],
    ['12.00R20', '12.00R20'],
    ['6.50-10', '6.50-10'],
    ['6,50 - 10 128A5', '6.50-10 128A5'],
    ['4.00-8', '4.00-8'],
    ['315/80R22,5 156/150L', '315/80 R22.5 156/150L'],
    ['225/45 R17 91W MO RFT', '225/45 R17 91W MO RFT'],
  ])('%s is %s', (written, text) => {
    expect(tyreSizeText(read(written))).toBe(text);
  });

  test.each([
    '',
    'AB12345',
    'EL12345',
    '20555',
    '999/55R16',
    '205/55R99',
    '205',
    '4711',
    'R16',
    '10-22',
    '24.12-2025',
    '1.50-10',
    '2026-11-22',
  ])('%j is none', (written) => {
    expect(readTyreSize(written)).toBeUndefined();
  });

  test('what was written in the one way is read as the same again', () => {
    const size = fc.record({
      width: fc.integer({ min: 13, max: 39 }).map((tens) => tens * 10 + 5),
      ratio: fc.constantFrom(null, 35, 40, 55, 65, 80),
      rim: fc.constantFrom(13, 15, 16, 17, 19, 22.5),
      load: fc.constantFrom(null, 82, 91, 106),
      marks: fc.subarray(['XL', 'RFT', 'M+S', '3PMSF']),
    });
    fc.assert(
      fc.property(size, ({ load, ...rest }) => {
        const whole = {
          ...rest,
          load,
          construction: 'R' as const,
          commercial: '' as const,
          dualLoad: null,
          speed: load === null ? '' : 'T',
          inches: null,
          flotation: null,
        };
        expect(readTyreSize(tyreSizeText(whole))).toEqual(whole);
      }),
    );
  });
});

test('catalogues know a size by its digits', () => {
  expect(tyreSizeKey(read('205/55 R16 91V XL'))).toBe('2055516');
  expect(tyreSizeKey(read('195R14C'))).toBe('19514');
  expect(tyreSizeKey(read('10R22.5'))).toBe('10R22.5');
  expect(tyreSizeKey(read('6.50-10'))).toBe('6.5-10');
});

test.each([
  ['205/55R16', 632],
  ['195R14C', 675],
  ['31X10.50R15', 787],
  // As the makers' tables have them, within a centimetre.
  ['10R22.5', 1019],
  ['6.50-10', 584],
])('%s stands %i mm tall', (written, millimetres) => {
  expect(outerDiameter(read(written))).toBe(millimetres);
});

test('a wheel belongs on the smallest shelf that it fits', () => {
  expect(rackClassOf(read('185/65R14'))).toBe('blue');
  expect(rackClassOf(read('205/55R16'))).toBe('yellow');
  expect(rackClassOf(read('315/80R22.5'))).toBeUndefined();
  expect(fitsRack(read('185/65R14'), 'red')).toBe(true);
  expect(fitsRack(read('255/55R19'), 'blue')).toBe(false);
});
