import { expect, test } from 'vitest';
import { minutesOf } from './minutes.ts';

const change = { minutes: 20, minutesByClass: { van: 30, truck: 0 } };

test('a service takes as long as is said of the class of the vehicle', () => {
  expect(minutesOf(change, 'van')).toBe(30);
  expect(minutesOf(change, 'truck')).toBe(0);
});

test('and as usual where nothing is said of it, or the class is not known', () => {
  expect(minutesOf(change, 'car')).toBe(20);
  expect(minutesOf(change, 'toString')).toBe(20);
  expect(minutesOf(change, null)).toBe(20);
});
