import { expect, test } from 'vitest';
import {
  heightOn,
  namedPoints,
  nearest,
  peakAndLast,
  placesOf,
  roomForNames,
  roomsForNumbers,
  ticksTo,
} from './chart-scale.ts';

test('an axis has a few round numbers, and holds the most', () => {
  expect(ticksTo(0)).toEqual([0, 1]);
  expect(ticksTo(3)).toEqual([0, 1, 2, 3]);
  expect(ticksTo(7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticksTo(85)).toEqual([0, 50, 100]);
  expect(ticksTo(120_000)).toEqual([0, 50_000, 100_000, 150_000]);
});

test('what is below zero stands on the axis, and zero in it', () => {
  expect(ticksTo(1_197, -1_788)).toEqual([-2_000, -1_000, 0, 1_000, 2_000]);
  expect(ticksTo(0, -3)).toEqual([-3, -2, -1, 0]);
  const height = heightOn([-2_000, -1_000, 0, 1_000, 2_000]);
  expect([height(-2_000), height(0), height(1_000)]).toEqual([0, 0.5, 0.75]);
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

test('many bars are named as far as there is room, and more in a wide box than in a narrow one', () => {
  const hours = ['<07', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16'];
  expect(new Set(roomForNames(hours))).toEqual(new Set(['narrow']));
  const days = Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
  const named = roomForNames(days);
  expect(named.flatMap((room, at) => (room === 'narrow' ? [at] : []))).toEqual([0, 16]);
  expect(named.flatMap((room, at) => (room === 'medium' ? [at] : []))).toEqual([8, 24]);
  expect(named.flatMap((room, at) => (room === 'wide' ? [at] : []))).toEqual([4, 12, 20, 28]);
});

const numbered = (values: readonly number[], number: (value: number) => string = String) =>
  values.map((value, at) => ({ at, value, number: number(value) }));
const month = Array.from({ length: 30 }, (_, at) => (at === 12 ? 99 : at + 1));

test('of a curve beside another the peak and the last have their numbers', () => {
  expect(peakAndLast(numbered(month)).map(({ at }) => at)).toEqual([12, 29]);
  expect(peakAndLast(numbered([1, 5, 5])).map(({ at }) => at)).toEqual([2]);
  expect(peakAndLast([])).toEqual([]);
});

test('all bars have their numbers over them where there is room', () => {
  expect(roomsForNumbers(numbered([3, 12]), 7)).toEqual(['narrow', 'narrow']);
  expect(roomsForNumbers([], 0)).toEqual([]);
  // Half of twelve months are still to come, and have no number.
  expect(roomsForNumbers(numbered([38_600, 1_000, 2_000]), 12)).toEqual([
    'narrow',
    'wide',
    'medium',
  ]);
});

test('where there is none, the peak and the last have theirs', () => {
  const rooms = roomsForNumbers(
    numbered(month, (value) => `${value} 000`),
    30,
  );
  expect(rooms.flatMap((room, at) => (room === null ? [] : [[at, room]]))).toEqual([
    [12, 'narrow'],
    [29, 'narrow'],
  ]);
});

test('a last one that would stand in the peak has its number only where there is room for both', () => {
  const rising = month.map((_, at) => at);
  rising[28] = 99;
  const rooms = roomsForNumbers(
    numbered(rising, (value) => `${value} 000`),
    30,
  );
  expect([rooms[28], rooms[29]]).toEqual(['narrow', null]);
});

test('the point nearest to a place', () => {
  expect(nearest([0, 0.25, 1], 0.5)).toBe(1);
  expect(nearest([0, 0.25, 1], 0.7)).toBe(2);
});
