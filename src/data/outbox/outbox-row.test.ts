import { expect, test } from 'vitest';
import { oldestOfEach, pause, pauseLeft, sendable, upToOtherCall } from './outbox-row.ts';

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

test('what is about two things waits for both, and both wait for it', () => {
  const both = { ...row(2, 'kari'), also: ['ola'] };
  expect(next(row(1, 'ola'), both, row(3, 'kari'), row(4, 'ola'))).toEqual([1]);
  expect(next(both, row(3, 'ola'))).toEqual([2]);
  expect(next(row(1, 'ola', 'refused'), both, row(3, 'kari'), row(4, 'per'))).toEqual([4]);
});

test('two calls about one thing are never on their way side by side', () => {
  const call = (path: `/${string}`, seq: number, key: string, also: string[] = []) => ({
    ...row(seq, key),
    also,
    method: 'POST' as const,
    path,
  });
  const rows = [
    call('/batch', 1, 'kari'),
    call('/batch', 2, 'kari'),
    call('/swap', 3, 'ola', ['kari']),
    call('/batch', 4, 'ola'),
    call('/batch', 5, 'per'),
  ];
  expect(upToOtherCall(rows).map(({ seq }) => seq)).toEqual([1, 2, 5]);
});

test('a pause lasts as long as it was meant to, and nothing waits for a clock that was set back', () => {
  const nextAt = 1_000_000 + pause(20, 1);
  expect(pauseLeft({ nextAt }, 1_000_000)).toBe(75_000);
  expect(pauseLeft({ nextAt }, nextAt)).toBe(0);
  expect(pauseLeft({ nextAt }, 1_000_000 - 86_400_000)).toBe(0);
});
