import { expect, test } from 'vitest';
import type { Week } from '../schedules/schedule.ts';
import { changedDays, weeksOfSchedule } from './copy-week-rules.ts';

const early: Week = [[[420, 900]], [], [], [], [], [], []];
const late: Week = [[[480, 960]], [[480, 960]], [], [], [], [], []];

test('a schedule has its usual weeks and those of its seasons to copy from, each by its turn', () => {
  const found = weeksOfSchedule({ weeks: [early, late], seasons: [{ weeks: [late] }] });
  expect(found).toEqual([
    { season: null, turn: 0, week: early },
    { season: null, turn: 1, week: late },
    { season: 0, turn: 0, week: late },
  ]);
});

test('what a copied week overwrites is each day whose hours become others, and no day that stays', () => {
  expect(changedDays(early, late)).toEqual([
    { weekday: 0, before: [[420, 900]], after: [[480, 960]] },
    { weekday: 1, before: [], after: [[480, 960]] },
  ]);
  expect(changedDays(late, late)).toEqual([]);
});
