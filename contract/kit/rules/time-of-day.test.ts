import { expect, test } from 'vitest';
import { readMinute, writeMinute } from './time-of-day.ts';

test('a time of the day is read as it is written, with a colon or a point', () => {
  for (const minute of [0, 450, 1439, 1440]) expect(readMinute(writeMinute(minute))).toBe(minute);
  expect(readMinute(' 7.30 ')).toBe(450);
});

test('what no clock shows is no time', () => {
  for (const text of ['', '7', '24:01', '12:60', '-1:30', 'noon']) {
    expect(readMinute(text)).toBeNull();
  }
});
