import { expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { refusedIntent } from './refused-intent.ts';

test('each refused act of the queue is told under its own heading', () => {
  const { add, expedite, call, wait, done } = queueCalls;
  const intents = [add, expedite, call, done].map(({ path }) => refusedIntent({ path, given: {} }));
  expect(intents.map((one) => one?.context)).toEqual(['addPerson', 'expedite', 'recall', 'done']);
  const moved = refusedIntent({ path: wait.path, given: { params: { id: 5, queue: 'garage' } } });
  expect(moved).toEqual({ context: 'moveToQueue', queue: 'garage' });
});

test("what is not the queue's is not told there", () => {
  expect(refusedIntent({ path: '/v4/site/notifications/unread', given: {} })).toBeNull();
});
