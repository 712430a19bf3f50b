import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import { readSizeSearch, searchedSize } from './tyre-size-search.ts';

const size = (typed: string) => readSizeSearch(typed).size;

describe('what of a search is a size', () => {
  test.each([
    '2055516',
    '205/55R16',
    '205/55 R16',
    '205 55 16',
    '205/55-16',
    '205/55ZR16',
    '20555R16',
    '205/55r16',
  ])('%s is 205/55 R16', (typed) =>
    expect(size(typed)).toEqual({ width: 205, ratio: 55, rim: 16 }),
  );

  test('may say what it carries and how fast', () => {
    const wanted = { width: 205, ratio: 55, rim: 16, load: 91, speed: 'V' };
    expect(size('205/55R16 91V')).toEqual(wanted);
    expect(readSizeSearch('205/55R16 91V XL nokian')).toEqual({ size: wanted, rest: 'XL NOKIAN' });
    expect(size('195R14C 106/104R')).toEqual({ width: 195, rim: 14, load: 106, speed: 'R' });
  });

  test('may be only a part of it', () => {
    expect([size('R16'), size('16"'), size('17 tommer'), size('205/55'), size('R22.5')]).toEqual([
      { rim: 16 },
      { rim: 16 },
      { rim: 17 },
      { width: 205, ratio: 55 },
      { rim: 22.5 },
    ]);
  });

  test('stands anywhere between other words', () => {
    expect(readSizeSearch('hakka 2055516 summer')).toMatchObject({ rest: 'HAKKA SUMMER' });
  });
});

test.each([
  '',
  'nokian',
  '7038541234565',
  '20555167',
  'AB2055516',
  '999/99R99',
  '91V',
  'R5',
  'Hakkapeliitta R5',
  '8R16X',
])('%s is no size', (typed) =>
  expect(readSizeSearch(typed)).toEqual({ size: undefined, rest: typed }),
);

test('a size is looked for as rows have it, each of its words by itself', () => {
  expect(searchedSize('nokian 2055516 91v')).toBe('205/55\nR16\n91V\nNOKIAN');
  expect(searchedSize('nokian')).toBe('nokian');
});

test('nothing that can be typed makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => typeof searchedSize(typed) === 'string'),
  );
});
