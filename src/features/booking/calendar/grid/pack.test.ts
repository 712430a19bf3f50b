import { expect, test } from 'vitest';
import { pack } from './pack.ts';

const span = (from: number, to: number) => ({ from, to });

test('what overlaps stands beside each other, what only touches does not', () => {
  const packed = pack([span(0, 30), span(30, 60), span(15, 45), span(60, 75)]);
  expect(packed.map(({ of, track, tracks }) => [of.from, track, tracks])).toEqual([
    [0, 0, 2],
    [15, 1, 2],
    [30, 0, 2],
    [60, 0, 1],
  ]);
});

test('what is too short to be seen takes the room of what can be', () => {
  const packed = pack([span(0, 5), span(5, 20), span(20, 40)], 13);
  expect(packed.map(({ of, track, tracks }) => [of.from, track, tracks])).toEqual([
    [0, 0, 2],
    [5, 1, 2],
    [20, 0, 1],
  ]);
});
