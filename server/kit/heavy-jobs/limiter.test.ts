import { expect, test } from 'vitest';
import { openLimiter } from './limiter.ts';

test('the third waits until one of two is done, in order', async () => {
  const turns = openLimiter({ atOnce: 2, each: 1, waiting: 2 });
  const first = await turns.take(1);
  await turns.take(2);
  const entered: number[] = [];
  const waiting = [3, 4].map((person) => turns.take(person).then(() => entered.push(person)));
  await expect(turns.take(5)).rejects.toMatchObject({ code: 'common.too_many_at_once' });
  expect(entered).toEqual([]);
  first[Symbol.dispose]();
  first[Symbol.dispose]();
  await waiting[0];
  expect(entered).toEqual([3]);
});

test('a person has no more than their share, waiting ones among them', async () => {
  const turns = openLimiter({ atOnce: 1, each: 2, waiting: 9 });
  const first = await turns.take(1);
  const second = turns.take(1);
  await expect(turns.take(1)).rejects.toMatchObject({ code: 'common.too_many_at_once' });
  first[Symbol.dispose]();
  (await second)[Symbol.dispose]();
  (await turns.take(1))[Symbol.dispose]();
});
