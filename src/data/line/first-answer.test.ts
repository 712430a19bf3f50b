import { expect, test } from 'vitest';
import { takeFirstAnswer } from './first-answer.ts';

test('what the page asked for is for the first who asks for the same, and asked for again by the next', async () => {
  const received = { response: new Response('{}'), sent: 1, received: 2 };
  const address = '/api/v3/online-booking/here';
  Object.assign(globalThis, { firstAnswer: { address, answered: Promise.resolve(received) } });
  expect(takeFirstAnswer('/api/v3/online-booking/there')).toBeUndefined();
  expect(await takeFirstAnswer(address)).toBe(received);
  expect(takeFirstAnswer(address)).toBeUndefined();
});
