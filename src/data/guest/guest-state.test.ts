import { expect, test } from 'vitest';
import { isNewer } from './guest-state.ts';

const at = (revision: number, minute: number) => ({
  revision,
  asOf: new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString(),
});

test('the first state is shown', () => {
  expect(isNewer(at(0, 0), null)).toBe(true);
});

test('a later revision is shown, whatever clock it comes from', () => {
  expect(isNewer(at(8, 0), at(7, 5))).toBe(true);
});

test('of one revision the later answer is shown: an estimate changes by itself', () => {
  expect(isNewer(at(7, 6), at(7, 5))).toBe(true);
  expect(isNewer(at(7, 4), at(7, 5))).toBe(false);
});

test('an answer that was overtaken is not shown', () => {
  expect(isNewer(at(6, 5), at(7, 5))).toBe(false);
});

test('a server that was set back to an older state is believed after a minute', () => {
  expect(isNewer(at(3, 6), at(7, 5))).toBe(false);
  expect(isNewer(at(3, 7), at(7, 5))).toBe(true);
});
