import { expect, test } from 'vitest';
import { heldUntil } from './held-until.ts';

test('something is kept for an order until the day that it is promised for, else for two weeks', () => {
  expect(heldUntil('2026-03-09', '2026-03-02')).toBe('2026-03-09');
  expect(heldUntil('2026-03-02', '2026-03-02')).toBe('2026-03-02');
  expect(heldUntil(null, '2026-03-02')).toBe('2026-03-16');
});

test('a promised day that has passed keeps nothing', () => {
  expect(heldUntil('2026-02-20', '2026-03-02')).toBe('2026-03-16');
});
