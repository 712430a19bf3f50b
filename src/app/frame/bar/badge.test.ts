import { expect, test } from 'vitest';
import { badgeOf } from './badge.ts';

test('a badge counts up to nine, says 9+ above that, and is not there for none', () => {
  expect([0, 1, 9, 10, 4711].map(badgeOf)).toEqual(['', '1', '9', '9+', '9+']);
  expect(badgeOf(-1)).toBe('');
});
