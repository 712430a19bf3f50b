import { expect, test } from 'vitest';
import {
  slotPerson,
  slotPlace,
  slotPlan,
  slotQuestion,
  slotSchedule,
  slotSite,
  slotWork,
  workWeek,
} from '#tests/support/factories/booking/slots.ts';
import { fittingWork } from './fits-days.ts';

const week = { from: '2026-06-01', to: '2026-06-07' };
const hours = (from: number, to: number) => slotSchedule({ weeks: [workWeek([from, to])] });
const fits = (
  minutes: number,
  site: Parameters<typeof slotSite>[0] = {},
  work: Parameters<typeof slotWork>[0] = {},
) =>
  fittingWork(slotQuestion({ ...week, work: [slotWork({ minutes, ...work })] }), slotSite(site))
    .length > 0;

test('a job as long as a day is open fits, a longer one does not', () => {
  expect([fits(480), fits(485)]).toEqual([true, false]);
});

test('a job does not go over a break in which the workshop is closed', () => {
  const calendar = { schedule: slotSchedule({ weeks: [workWeek([480, 720], [780, 960])] }) };
  expect([fits(240, { calendar }), fits(300, { calendar })]).toEqual([true, false]);
});

test('somebody who can do it has to be there for all of it, and work as fast as that takes', () => {
  const short = { resources: [slotPerson(11, { schedule: hours(480, 720) })] };
  expect([fits(240, short), fits(300, short)]).toEqual([true, false]);
  const fast = { resources: [slotPerson(11, { efficiency: 200 })] };
  expect([fits(900, fast), fits(1000, fast)]).toEqual([true, false]);
});

test('a place that suits it has to be there for all of it', () => {
  const places = [slotPlace(1, { schedule: hours(480, 600) }), slotPlace(2, { kind: 'truck' })];
  expect(fits(240, { places }, { placeKinds: ['lift'] })).toBe(false);
  expect(fits(240, { places })).toBe(true);
});

test('only the days on which it is offered count, and what a plan opens on them', () => {
  const sunday = { validFrom: '2026-06-07', validTo: '2026-06-07' };
  expect(fits(60, {}, sunday)).toBe(false);
  const plans = [slotPlan('work', '2026-06-07T06:00:00Z', '2026-06-07T18:00:00Z')];
  expect([fits(600, { plans }, sunday), fits(600, { plans })]).toEqual([true, true]);
});
