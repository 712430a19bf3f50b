import { expect, test } from 'vitest';
import { hoursOfDay } from './arrival-hours-rules.ts';

test('a day in which nobody came has every hour of a usual one', () => {
  const { total, hours } = hoursOfDay([]);
  expect(total).toBe(0);
  expect(hours.map(({ hour }) => hour)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
});

test('a day begins when the site opens, whoever came in the night, and goes on as long as people come', () => {
  const { total, early, hours } = hoursOfDay([
    { hour: 1, arrived: 1 },
    { hour: 9, arrived: 3 },
    { hour: 19, arrived: 2 },
  ]);
  expect([total, early]).toEqual([6, 1]);
  expect([hours[0]?.hour, hours.at(-1)?.hour, hours.length]).toEqual([7, 19, 13]);
  expect(hours.find(({ hour }) => hour === 9)?.arrived).toBe(3);
  expect(hours.find(({ hour }) => hour === 18)?.arrived).toBe(0);
});
