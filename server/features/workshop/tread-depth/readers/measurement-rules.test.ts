import { expect, test } from 'vitest';
import { depthsOf } from './measurement-rules.ts';

const wheels = [{ position: 'FL' as const, depths: [6.5, 6, 4] }];

test('a reader that reports millimetres from the outside in is taken as it is', () => {
  expect(depthsOf({ wheels }, { unit: 'mm', grooveOrder: 'outer_first' })).toEqual({
    fl_1: 65,
    fl_2: 60,
    fl_3: 40,
  });
});

test('a reader that begins at the inside is turned round', () => {
  expect(depthsOf({ wheels }, { unit: 'mm', grooveOrder: 'inner_first' })).toMatchObject({
    fl_1: 40,
    fl_3: 65,
  });
});

test('thirty-seconds of an inch become tenths of a millimetre', () => {
  const measured = { wheels: [{ position: 'RR' as const, depths: [2, 10] }] };
  expect(depthsOf(measured, { unit: 'inch_32', grooveOrder: 'outer_first' })).toEqual({
    rr_1: 16,
    rr_2: 79,
  });
});

test('a depth that no tyre has is refused: the reader reports another unit than was said', () => {
  const measured = { wheels: [{ position: 'FR' as const, depths: [65] }] };
  expect(depthsOf(measured, { unit: 'mm', grooveOrder: 'outer_first' })).toBeUndefined();
});
