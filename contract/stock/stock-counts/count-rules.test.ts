import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countedOf,
  countedWhen,
  foundOtherwise,
  holdingCounts,
  missingByDot,
  type Count,
} from './count-rules.ts';

const [kari, ola] = [1, 2];
/** Counts of a product, one after the other. */
const counts = (...some: Partial<Count>[]): Count[] =>
  some.map((one, at) => ({
    product_id: 7,
    shelf: 'A',
    dot: '',
    quantity: 4_000,
    at,
    by: kari,
    ...one,
  }));
const all = (some: readonly Count[]) => some.reduce((sum, { quantity }) => sum + quantity, 0);

describe('two people who count', () => {
  test('the same shelf are not added up: who counted it last is believed', () => {
    const both = counts({}, { by: ola, quantity: 5_000 });
    expect(all(holdingCounts(both))).toBe(5_000);
    expect(foundOtherwise(both, holdingCounts(both))).toEqual([
      { by: kari, shelf: 'A', quantity: 4_000 },
    ]);
  });

  test('the same shelf and read other weeks are not added up either', () => {
    const both = counts({ dot: '2325' }, { by: ola, dot: '0126' });
    expect(holdingCounts(both).map(({ dot }) => dot)).toEqual(['0126']);
    expect(foundOtherwise(both, holdingCounts(both))).toEqual([]);
  });

  test('two shelves are', () => {
    const both = counts({}, { by: ola, shelf: 'B' });
    expect(all(holdingCounts(both))).toBe(8_000);
    expect(foundOtherwise(both, holdingCounts(both))).toEqual([]);
  });
});

test('somebody who counts a shelf again is believed the last time', () => {
  const twice = counts({}, { quantity: 3_000 });
  expect(all(holdingCounts(twice))).toBe(3_000);
  expect(countedWhen(holdingCounts(twice)).get(7)).toEqual({ from: 1, to: 1 });
});

describe('what was counted', () => {
  test('without weeks is compared with all that there should be', () => {
    expect(countedOf(counts({}), { '2325': 3_000, '0126': 2_000 })).toEqual([
      { product_id: 7, dot: '', expected: 5_000, counted: 4_000, by: kari },
    ]);
  });

  test('by weeks is compared week by week, and a week that nobody found is not there', () => {
    const found = countedOf(counts({ dot: '0126' }), { '2325': 4_000 });
    expect(found.map(({ dot, expected, counted }) => [dot, expected, counted])).toEqual([
      ['2325', 4_000, 0],
      ['0126', 0, 4_000],
    ]);
  });

  test('adds up to what was found, however weeks and shelves are mixed', () => {
    const one = fc.record({
      product_id: fc.constant(7),
      shelf: fc.constantFrom('A', 'B', ''),
      dot: fc.constantFrom('', '2325', '0126'),
      quantity: fc.nat(9_000),
      at: fc.nat(100),
      by: fc.constantFrom(kari, ola),
    });
    const dots = fc.dictionary(fc.constantFrom('', '2325', '0126'), fc.nat(9_000));
    fc.assert(
      fc.property(fc.array(one, { minLength: 1 }), dots, (some, expected) => {
        const holding = holdingCounts(some);
        const lines = countedOf(holding, expected);
        const sum = (name: 'counted' | 'expected') => lines.reduce((n, line) => n + line[name], 0);
        expect(sum('counted')).toBe(all(holding));
        expect(sum('expected')).toBe(Object.values(expected).reduce((n, each) => n + each, 0));
      }),
    );
  });
});

test.each([
  [
    { '0126': 4_000, '2325': 2_000 },
    3_000,
    [
      ['2325', 2_000],
      ['0126', 1_000],
    ],
  ],
  [
    { '': 1_000, '2325': 4_000 },
    2_000,
    [
      ['', 1_000],
      ['2325', 1_000],
    ],
  ],
  [
    { '2325': 1_000 },
    3_000,
    [
      ['', 2_000],
      ['2325', 1_000],
    ],
  ],
  [{}, 500, [['', 500]]],
])('of %j %i are missing as %j', (there, quantity, gone) => {
  expect(missingByDot(there, quantity)).toEqual(gone);
});
