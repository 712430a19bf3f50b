import { expect, test } from 'vitest';
import { lastDue, nextDue, type Rhythm } from './due-rules.ts';

const zone = 'Europe/Oslo';
const daily: Rhythm = { rhythm: 'daily', day: 1, time: '07:30' };
const around = (rhythm: Rhythm, at: string) =>
  [lastDue, nextDue].map((due) => new Date(due(rhythm, Date.parse(at), zone)).toISOString());

test('what comes daily comes at the time of the site’s clock, also where that is put on or back', () => {
  expect(around(daily, '2026-03-28T12:00:00Z')).toEqual([
    '2026-03-28T06:30:00.000Z',
    '2026-03-29T05:30:00.000Z',
  ]);
  expect(around(daily, '2026-10-25T06:29:59Z')).toEqual([
    '2026-10-24T05:30:00.000Z',
    '2026-10-25T06:30:00.000Z',
  ]);
});

test('at its time it is due, and next a day later', () => {
  expect(around(daily, '2026-11-23T06:30:00Z')).toEqual([
    '2026-11-23T06:30:00.000Z',
    '2026-11-24T06:30:00.000Z',
  ]);
});

test('a time that the clock leaves out comes that day all the same, once', () => {
  const night: Rhythm = { ...daily, time: '02:30' };
  expect(around(night, '2026-03-29T00:59:59Z')).toEqual([
    '2026-03-28T01:30:00.000Z',
    '2026-03-29T01:30:00.000Z',
  ]);
  expect(around(night, '2026-03-29T12:00:00Z')).toEqual([
    '2026-03-29T01:30:00.000Z',
    '2026-03-30T00:30:00.000Z',
  ]);
});

test('what comes weekly comes on its day', () => {
  expect(around({ ...daily, rhythm: 'weekly', day: 1 }, '2026-11-25T12:00:00Z')).toEqual([
    '2026-11-23T06:30:00.000Z',
    '2026-11-30T06:30:00.000Z',
  ]);
});

test('what comes on the 31st comes on the last day of a shorter month', () => {
  expect(around({ ...daily, rhythm: 'monthly', day: 31 }, '2026-02-28T12:00:00Z')).toEqual([
    '2026-02-28T06:30:00.000Z',
    '2026-03-31T05:30:00.000Z',
  ]);
  expect(around({ ...daily, rhythm: 'monthly', day: 1 }, '2026-02-28T12:00:00Z')).toEqual([
    '2026-02-01T06:30:00.000Z',
    '2026-03-01T06:30:00.000Z',
  ]);
});
