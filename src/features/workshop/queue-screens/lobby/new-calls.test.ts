import { expect, test } from 'vitest';
import { isFresh, rangSince } from './new-calls.ts';

const at = (second: number) => ({
  calledAt: new Date(Date.UTC(2026, 10, 20, 8, 0, second)).toISOString(),
});

test('a screen that was just opened does not ring for those already called', () => {
  expect(rangSince(null, [at(1)])).toBe(false);
});

test('a call rings, the first one and those after it', () => {
  expect(rangSince([], [at(1)])).toBe(true);
  expect(rangSince([at(1)], [at(2), at(1)])).toBe(true);
});

test('who is called once more rings again', () => {
  expect(rangSince([at(3), at(1)], [at(9), at(3)])).toBe(true);
});

test('who is done or told again without a change does not ring', () => {
  expect(rangSince([at(2), at(1)], [at(1)])).toBe(false);
  expect(rangSince([at(2)], [at(2)])).toBe(false);
  expect(rangSince([at(2)], [])).toBe(false);
});

test('a call is fresh as long as was said, and no longer', () => {
  const now = Date.parse(at(30).calledAt);
  expect(isFresh(at(11), now, 20_000)).toBe(true);
  expect(isFresh(at(10), now, 20_000)).toBe(false);
});
