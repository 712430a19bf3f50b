import { expect, test } from 'vitest';
import { hasMore, readPage } from './read-page.ts';

const answer = (count: number, lastPage?: number) => ({
  data: Array.from({ length: count }, (_, at) => ({ id: at + 1 })),
  meta: { ...(lastPage !== undefined && { lastPage }) },
});

test('more can be loaded after a full page, but not after nine or fewer, nor after the last', () => {
  expect(hasMore(readPage(answer(10, 3), 1))).toBe(true);
  expect(hasMore(readPage(answer(9, 3), 1))).toBe(false);
  expect(hasMore(readPage(answer(0, 3), 2))).toBe(false);
  expect(hasMore(readPage(answer(10, 3), 3))).toBe(false);
});

test('a back end that names no last page ends with the first page that is not full', () => {
  expect(hasMore(readPage(answer(10), 1))).toBe(true);
  expect(readPage(answer(4), 1).isLast).toBe(true);
});

test('an answer without a list is no empty list', () => {
  expect(() => readPage({ data: null }, 1)).toThrow(TypeError);
  expect(() => readPage(null, 1)).toThrow(TypeError);
});
