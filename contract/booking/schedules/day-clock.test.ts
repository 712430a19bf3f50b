import { expect, test } from 'vitest';
import { clockOf, instantsAt, momentOf, ticksOf } from './day-clock.ts';

const iso = (at: number) => new Date(at).toISOString().slice(0, 16);
const hours = (day: string, zone: string) => {
  const { from, to } = clockOf(day, zone);
  return (to - from) / 3_600_000;
};
const moment = (day: string, minute: number, zone = 'Europe/Oslo') =>
  iso(momentOf(clockOf(day, zone), minute));

test('a day has 24 hours, and 23 or 25 when clocks change', () => {
  expect(hours('2026-06-03', 'Europe/Oslo')).toBe(24);
  expect(hours('2026-03-29', 'Europe/Oslo')).toBe(23);
  expect(hours('2026-10-25', 'Europe/Oslo')).toBe(25);
  expect(hours('2026-03-29', 'Asia/Beirut')).toBe(23);
  expect(hours('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5);
});

test('a minute is that of the clock on the wall, before and after it was changed', () => {
  expect(moment('2026-03-29', 60)).toBe('2026-03-29T00:00');
  expect(moment('2026-03-29', 480)).toBe('2026-03-29T06:00');
  expect(moment('2026-10-25', 60)).toBe('2026-10-24T23:00');
  expect(moment('2026-10-25', 480)).toBe('2026-10-25T07:00');
  expect(moment('2026-10-25', 1440)).toBe('2026-10-25T23:00');
  expect(moment('2026-10-25', 480, 'Europe/Helsinki')).toBe('2026-10-25T06:00');
});

test('what opens in the hour that is left out does so when it would have begun', () => {
  expect(moment('2026-03-29', 120)).toBe('2026-03-29T01:00');
  expect(moment('2026-03-29', 150)).toBe('2026-03-29T01:00');
  expect(moment('2026-03-29', 180)).toBe('2026-03-29T01:00');
  // There it is the first hour of the day.
  expect(moment('2026-03-29', 30, 'Asia/Beirut')).toBe('2026-03-28T22:00');
});

test('what opens in the hour that comes twice does so the first time', () => {
  expect(moment('2026-10-25', 150)).toBe('2026-10-25T00:30');
  expect(moment('2026-10-25', 180)).toBe('2026-10-25T02:00');
});

test('a clock shows each time once, none in the hour left out and those of the other twice', () => {
  const zone = 'Europe/Oslo';
  expect(instantsAt('2026-06-03', 480, zone).map(iso)).toEqual(['2026-06-03T06:00']);
  expect(instantsAt('2026-03-29', 150, zone)).toEqual([]);
  expect(instantsAt('2026-10-25', 150, zone).map(iso)).toEqual([
    '2026-10-25T00:30',
    '2026-10-25T01:30',
  ]);
  expect(instantsAt('2026-10-25', 180, zone)).toHaveLength(1);
});

test('steps are those of the clock on the wall', () => {
  const oslo = (day: string) => ticksOf(clockOf(day, 'Europe/Oslo'), 60);
  expect(oslo('2026-06-03')).toHaveLength(24);
  expect(oslo('2026-03-29')).toHaveLength(23);
  expect(oslo('2026-10-25')).toHaveLength(25);
  // After half an hour was left out they are again at full hours.
  const howe = ticksOf(clockOf('2026-10-04', 'Australia/Lord_Howe'), 60);
  expect(howe.map(iso).slice(1, 4)).toEqual([
    '2026-10-03T14:30',
    '2026-10-03T16:00',
    '2026-10-03T17:00',
  ]);
});
