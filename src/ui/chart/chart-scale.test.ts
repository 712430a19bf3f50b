import { expect, test } from 'vitest';
import { namedPoints, nearest, placesOf, ticksTo } from './chart-scale.ts';

test('an axis has a few round numbers, and holds the most', () => {
  expect(ticksTo(0)).toEqual([0, 1]);
  expect(ticksTo(3)).toEqual([0, 1, 2, 3]);
  expect(ticksTo(7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticksTo(85)).toEqual([0, 50, 100]);
  expect(ticksTo(120_000)).toEqual([0, 50_000, 100_000, 150_000]);
});

test('points stand evenly, or where their time is', () => {
  expect(placesOf(2)).toEqual([0.25, 0.75]);
  expect(placesOf(3, [10, 20, 50])).toEqual([0, 0.25, 1]);
  expect(placesOf(1, [10])).toEqual([0.5]);
});

test('names below the axis do not stand in each other', () => {
  expect(namedPoints([0, 0.05, 0.5, 0.9, 1])).toEqual([0, 2, 4]);
  expect(namedPoints([0.5])).toEqual([0]);
});

test('the point nearest to a place', () => {
  expect(nearest([0, 0.25, 1], 0.5)).toBe(1);
  expect(nearest([0, 0.25, 1], 0.7)).toBe(2);
});
