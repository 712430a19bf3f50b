import { expect, test } from 'vitest';
import { inWalkingOrder, isPlaceCode, placeKey, placesOf } from './place-rules.ts';

test('a pattern makes every place of a warehouse', () => {
  expect(placesOf('{A..B}.{01..02}-{1..2}')).toEqual([
    'A.01-1',
    'A.01-2',
    'A.02-1',
    'A.02-2',
    'B.01-1',
    'B.01-2',
    'B.02-1',
    'B.02-2',
  ]);
  expect(placesOf('{a..f}.{01..20}-{1..4}')).toHaveLength(480);
});

test('numbers have the digits that the first has', () => {
  expect(placesOf('R{9..11}')).toEqual(['R9', 'R10', 'R11']);
  expect(placesOf('R{09..11}')).toEqual(['R09', 'R10', 'R11']);
});

test('some of them can be named, and one place needs no braces', () => {
  expect(placesOf('{A,C}.1')).toEqual(['A.1', 'C.1']);
  expect(placesOf('gulv')).toEqual(['GULV']);
});

test.each([
  ['', 'empty'],
  ['{A..F', 'not_a_range'],
  ['{A..4}', 'not_a_range'],
  ['{A,}', 'not_a_range'],
  ['{F..A}', 'backwards'],
  ['{1..9999}', 'too_many'],
  ['{A..Z}.{1..99}.{1..99}', 'too_many'],
  ['{A..B}..{1..2}', 'not_a_code'],
  ['A/{1..2}', 'not_a_code'],
])('%j makes none: %s', (pattern, fault) => {
  expect(placesOf(pattern)).toBe(fault);
});

test('a code is letters and digits with dots or hyphens between', () => {
  expect(placeKey(' a. 03-2')).toBe('A.03-2');
  expect(['A.03-2', 'C1-R04-H01', 'GULV'].every(isPlaceCode)).toBe(true);
  expect(['', 'A..1', '.A', 'A-', 'A 1', 'A:1'].some(isPlaceCode)).toBe(false);
});

test('one walks up a rack and down the next, and nine comes before ten', () => {
  expect(inWalkingOrder(['A.10-1', 'A.9-2', 'A.9-1', 'B.1-1', 'A.10-2'])).toEqual([
    'A.9-1',
    'A.9-2',
    'A.10-2',
    'A.10-1',
    'B.1-1',
  ]);
});
