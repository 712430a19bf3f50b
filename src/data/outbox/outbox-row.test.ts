import { expect, test } from 'vitest';
import { nextRows } from './outbox-row.ts';

const row = (seq: number, objectKey: string, state: 'waiting' | 'refused' = 'waiting') => ({
  seq,
  objectKey,
  state,
});
const next = (...rows: ReturnType<typeof row>[]) => nextRows(rows).map(({ seq }) => seq);

test('of each thing only the oldest entry is sent next', () => {
  expect(next(row(1, 'kari'), row(2, 'ola'), row(3, 'kari'))).toEqual([1, 2]);
});

test('what stands behind a refused entry is nobody to wake up for', () => {
  expect(next(row(1, 'kari', 'refused'), row(2, 'kari'))).toEqual([]);
});
