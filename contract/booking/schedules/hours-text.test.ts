import { expect, test } from 'vitest';
import { openOn } from './hours-text.ts';
import type { Schedule } from './schedule.ts';

const weekday = [
  [480, 720],
  [750, 960],
] as const;
const shop: Schedule = {
  id: 1,
  weeks: [[weekday, weekday, weekday, weekday, weekday, [], []]],
  seasons: [],
  holidays: 'NO',
  exceptions: [{ day: '2026-11-30', hours: [], reason: 'Stock-taking' }],
};

test('on a working day the door says the hours, with the break between them', () => {
  expect(openOn(shop, '2026-11-27')).toEqual({ hours: ['08:00–12:00', '12:30–16:00'], next: null });
});

test('on a day off the door says when it opens next, past what is closed besides', () => {
  expect(openOn(shop, '2026-11-28')).toEqual({
    hours: [],
    next: { day: '2026-12-01', from: '08:00' },
  });
});

test('a public holiday is a day off', () => {
  expect(openOn(shop, '2026-12-25').hours).toEqual([]);
});

test('a workshop that never opens says nothing of when it does', () => {
  const never = { ...shop, weeks: [[[], [], [], [], [], [], []]] };
  expect(openOn(never, '2026-11-27')).toEqual({ hours: [], next: null });
});
