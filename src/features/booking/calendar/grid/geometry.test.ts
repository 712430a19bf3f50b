import { expect, test } from 'vitest';
import { fitsUpright, numbersIn, together } from './geometry.ts';

test('what was drawn stays while it is scrolled; what is far from it is drawn by itself', () => {
  expect(together({ from: 0, to: 12 }, { from: 10, to: 22 })).toEqual({ from: 0, to: 22 });
  expect(together({ from: 30, to: 40 }, { from: 20, to: 30 })).toEqual({ from: 20, to: 40 });
  expect(together({ from: 0, to: 12 }, { from: 50, to: 62 })).toEqual({ from: 50, to: 62 });
  expect(numbersIn({ from: 3, to: 6 })).toEqual([3, 4, 5]);
});

test('a plate stands upright in three quarters of an hour, and is left out of half an hour', () => {
  expect(fitsUpright('EL12345', 45)).toBe(true);
  expect(fitsUpright('EL12345', 30)).toBe(false);
});
