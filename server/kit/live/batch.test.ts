import { expect, test } from 'vitest';
import { inBatches } from './batch.ts';

/** Doubles numbers, each time when it is told to. */
function slowDoubling(atMost?: number) {
  const batches: (readonly number[])[] = [];
  const ends: ((failure?: Error) => void)[] = [];
  const ask = inBatches(async (questions: readonly number[]) => {
    batches.push(questions);
    await new Promise<void>((resolve, reject) => {
      ends.push((failure) => (failure ? reject(failure) : resolve()));
    });
    return questions.map((question) => question * 2);
  }, atMost);
  return { ask, batches, end: (at: number, failure?: Error) => ends[at]!(failure) };
}
const later = () => new Promise(setImmediate);

test('the first is asked for at once, those who come meanwhile together, and each gets their own answer', async () => {
  const { ask, batches, end } = slowDoubling();
  const first = ask(1);
  const others = [ask(2), ask(3)];
  expect(batches).toEqual([[1]]);
  end(0);
  expect(await first).toBe(2);
  await later();
  end(1);
  expect(await Promise.all(others)).toEqual([4, 6]);
  expect(batches).toEqual([[1], [2, 3]]);
});

test('no more are asked for together than may be', async () => {
  const { ask, batches, end } = slowDoubling(2);
  const all = [1, 2, 3, 4].map((number) => ask(number));
  for (const at of [0, 1, 2]) {
    end(at);
    await later();
  }
  expect(await Promise.all(all)).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});

test('what failed fails for those who were asked for together, and the next are asked for', async () => {
  const { ask, end } = slowDoubling();
  const first = ask(1).catch((cause: unknown) => cause);
  const second = ask(2);
  end(0, new Error('cut'));
  expect(await first).toEqual(new Error('cut'));
  await later();
  end(1);
  expect(await second).toBe(4);
});
