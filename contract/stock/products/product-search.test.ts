import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import { isEan } from '../../kit/rules/ean-rules.ts';
import { readProductSearch, searchedProduct } from './product-search.ts';
import { readRimSize, rimSizeText } from './rim-size-rules.ts';

const ean = '4019238817423';

describe('what somebody means who looks for a product', () => {
  test('is an EAN where its digits check each other, however they are grouped', () => {
    expect(readProductSearch(ean)).toEqual({ by: 'ean', ean });
    expect(readProductSearch('4 019238-817423')).toEqual({ by: 'ean', ean });
    expect(readProductSearch('4019238817424').by).toBe('words');
  });

  test('is a size, and maybe an article number of the same digits', () => {
    expect(readProductSearch('2055516')).toMatchObject({
      by: 'size',
      size: { width: 205, ratio: 55, rim: 16 },
      number: '2055516',
    });
    expect(readProductSearch('205/55R16 91V nokian')).toMatchObject({
      by: 'size',
      size: { load: 91, speed: 'V' },
      rest: 'NOKIAN',
    });
    expect(readProductSearch('R16')).toMatchObject({ by: 'size', size: { rim: 16 } });
  });

  test('is else a number or words', () => {
    expect(readProductSearch(' T430215 ')).toEqual({
      by: 'words',
      words: 'T430215',
      number: 'T430215',
    });
  });

  test('is looked for as rows have it', () => {
    expect(searchedProduct('4 019238-817423')).toBe(ean);
    expect(searchedProduct('R16 hakka')).toBe('R16\nHAKKA');
    expect(searchedProduct('hakka')).toBe('hakka');
  });
});

test('one digit that is wrong makes an EAN none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
      const wrong = (Number(ean[at]) + more) % 10;
      return !isEan(ean.slice(0, at) + wrong + ean.slice(at + 1));
    }),
  );
  expect([isEan('40170725'), isEan('036000291452'), isEan('')]).toEqual([true, true, false]);
});

test('a rim is read however it is written', () => {
  for (const typed of ['7.5Jx17 ET45', '7,5 J x 17 ET 45', '7.5X17 et45', '7.5jx17 h2 ET45']) {
    expect(readRimSize(typed)).toEqual({ rim_width: 75, inch: 170, offset: 45 });
  }
  expect(rimSizeText(readRimSize('6Jx15')!)).toBe('6x15');
  expect([readRimSize('17'), readRimSize('75x17'), readRimSize('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
