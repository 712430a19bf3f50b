import { expect, test } from 'vitest';
import { withNewest } from './recent.ts';

test('what was used last stands first, once, and five are enough', () => {
  expect(withNewest([], 'queue')).toEqual(['queue']);
  expect(withNewest(['cars', 'queue'], 'queue')).toEqual(['queue', 'cars']);
  expect(withNewest(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
});
