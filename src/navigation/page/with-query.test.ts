import { expect, test } from 'vitest';
import { withQuery } from './with-query.ts';

test('what is not named stays, and nothing is said by an empty value', () => {
  const now = new URLSearchParams('q=ask&page=3&panel=queue');
  expect(withQuery(now, { q: 'moe', page: null }).toString()).toBe('q=moe&panel=queue');
  expect(withQuery(now, { q: '' }).toString()).toBe('page=3&panel=queue');
  expect(now.toString()).toBe('q=ask&page=3&panel=queue');
});
