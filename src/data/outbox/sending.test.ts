import { expect, test } from 'vitest';
import { isSending, whenSent, whileSending } from './sending.ts';

test('anyone who wants to load the page again waits until all that is being sent has settled, also what failed', async () => {
  expect(isSending()).toBe(false);
  await whenSent();
  const one = Promise.withResolvers<void>();
  const other = Promise.withResolvers<void>();
  const first = whileSending(one.promise);
  const second = whileSending(other.promise).catch(() => undefined);
  let isOver = false;
  const over = whenSent().then(() => (isOver = true));
  one.resolve();
  await first;
  expect([isSending(), isOver]).toEqual([true, false]);
  other.reject(new Error('no network'));
  await second;
  await over;
  expect([isSending(), isOver]).toEqual([false, true]);
});
