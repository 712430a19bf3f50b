import { expect, test } from 'vitest';
import { oldestOfEach, pause, pauseLeft, sendable } from './outbox-row.ts';

const row = (seq: number, objectKey: string, state: 'waiting' | 'refused' = 'waiting') => ({
  seq,
  objectKey,
  state,
});
const next = (...rows: ReturnType<typeof row>[]) =>
  oldestOfEach(sendable(rows)).map(({ seq }) => seq);

test('of each thing only the oldest entry is sent next', () => {
  expect(next(row(1, 'kari'), row(2, 'ola'), row(3, 'kari'))).toEqual([1, 2]);
});

test('what stands behind a refused entry is nobody to wake up for', () => {
  expect(next(row(1, 'kari', 'refused'), row(2, 'kari'))).toEqual([]);
});

test('a pause lasts as long as it was meant to, and nothing waits for a clock that was set back', () => {
  const nextAt = 1_000_000 + pause(20, 1);
  expect(pauseLeft({ nextAt }, 1_000_000)).toBe(75_000);
  expect(pauseLeft({ nextAt }, nextAt)).toBe(0);
  expect(pauseLeft({ nextAt }, 1_000_000 - 86_400_000)).toBe(0);
});
