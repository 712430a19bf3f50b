import { fc } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import { estimate, fewestHandled } from './estimate-rules.ts';

const usual = [3, 4, 4, 5, 6, 6, 7, 8, 9];

test('as long as fewer than five people were handled nothing is promised', () => {
  expect(estimate(1, 1, usual.slice(0, fewestHandled - 1))).toBeNull();
  expect(estimate(1, 1, usual.slice(0, fewestHandled))).not.toBeNull();
});

test('who is next may be called at once, or when a slow one is done', () => {
  expect(estimate(1, 1, usual)).toEqual({ from: 0, to: 7 });
});

test('each place further back adds one quick to one slow handling', () => {
  expect(estimate(3, 1, usual)).toEqual({ from: 8, to: 25 });
});

test('two stations halve the wait', () => {
  expect(estimate(3, 2, usual)).toEqual({ from: 4, to: 15 });
  expect(estimate(4, 2, usual)).toEqual(estimate(3, 2, usual));
});

test('where nobody is at work yet one station is counted', () => {
  expect(estimate(2, 0, usual)).toEqual(estimate(2, 1, usual));
});

test('a range of more than three hours is no help and not told', () => {
  expect(estimate(40, 1, usual)).toBeNull();
});

test('whatever is known, the range is in order and more people before one never make it shorter', () => {
  const times = fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { minLength: fewestHandled });
  const few = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(times, few, few, (handled, place, stations) => {
      const here = estimate(place, stations, handled);
      const behind = estimate(place + 1, stations, handled);
      if (!here) expect(behind).toBeNull();
      if (!here) return;
      expect(here.from).toBeLessThanOrEqual(here.to);
      if (behind) {
        expect(behind.from).toBeGreaterThanOrEqual(here.from);
        expect(behind.to).toBeGreaterThanOrEqual(here.to);
      }
    }),
  );
});
