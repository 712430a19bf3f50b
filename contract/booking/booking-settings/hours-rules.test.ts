import { describe, expect, test } from 'vitest';
import { hoursProblem, readHours, scheduleProblems, writeHours } from './hours-rules.ts';

describe('hours of a day', () => {
  test.each([
    ['8-16', [[480, 960]]],
    [
      '08:00–12:00, 13.30-17',
      [
        [480, 720],
        [810, 1020],
      ],
    ],
    ['0-24', [[0, 1440]]],
    ['', []],
    ['8', null],
    ['8-25', null],
    ['8:70-9', null],
  ])('%j is read as %j', (text, hours) => {
    expect(readHours(text)).toEqual(hours);
  });

  test('are written so that they can be read', () => {
    const hours = readHours('7.30-12, 13-17')!;
    expect(writeHours(hours)).toBe('07:30–12:00, 13:00–17:00');
    expect(readHours(writeHours(hours))).toEqual(hours);
  });

  test('that end before they start or overlap are a problem, in whatever order', () => {
    expect(hoursProblem([[960, 480]])).toBe('ends_before_start');
    expect(hoursProblem([[480, 480]])).toBe('ends_before_start');
    expect(
      hoursProblem([
        [780, 1020],
        [480, 800],
      ]),
    ).toBe('overlaps');
    expect(
      hoursProblem([
        [720, 1020],
        [480, 720],
      ]),
    ).toBeNull();
  });

  test('are looked for in every part of a schedule', () => {
    const wrong = [[[[960, 480] as const]]];
    expect(scheduleProblems({ weeks: wrong, seasons: [{ weeks: wrong }] })).toEqual({
      weeks: 'ends_before_start',
      seasons: 'ends_before_start',
    });
    expect(scheduleProblems({ exceptions: [{ hours: [] }] })).toEqual({});
  });
});
