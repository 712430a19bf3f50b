import { expect, test } from 'vitest';
import { placesOf } from '../storage-places/place-rules.ts';
import { nearTo } from './search-rules.ts';

const hall = placesOf('{A..B}.{01..12}-{1..3}') as string[];

test.each([
  ['A.03-2', ['A.03-1', 'A.03-3'], ['A.02-2', 'A.04-2']],
  ['B.12-1', ['B.12-2', 'B.12-3'], ['B.11-1']],
  // Of a rack that has no such place any more.
  ['C.01-1', [], []],
])('near %s', (code, same_column, beside) => {
  expect(nearTo(code, hall)).toEqual({ same_column, beside });
});

test('places without levels stand beside each other, by their numbers', () => {
  expect(nearTo('K.9', ['K.8', 'K.9', 'K.10', 'K.11'])).toEqual({
    same_column: [],
    beside: ['K.8', 'K.10'],
  });
});
