import { expect, test } from 'vitest';
import { hasMore, readNotification, readPage } from './read-page.ts';

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

test('what is resolved keeps the title of its marker word when it is read again', () => {
  const titles = { titleEnglish: 'IMPORTANT: lift', titleSwedish: 'Lyft', titleNorwegian: 'Løft' };
  const answered = { id: 1, title: 'IMPORTANT: løft', ...titles };
  expect(readNotification({ ...answered, resolved: true }).title).toBe('IMPORTANT: lift');
  expect(readNotification({ ...answered, resolved: false }).title).toBe('IMPORTANT: løft');
});
