import { everyDay, slotSchedule, workWeek } from '#tests/support/factories/booking/slots.ts';
import { expect, test } from 'vitest';
import { hoursOf, openDayFrom, turnOf } from './schedule.ts';

// 2026-06-01 is a Monday.
test('a week has its hours by weekday', () => {
  const schedule = slotSchedule({ weeks: [workWeek([480, 960])] });
  expect(hoursOf(schedule, '2026-06-05')).toEqual({
    hours: [[480, 960]],
    because: { kind: 'week' },
  });
  expect(hoursOf(schedule, '2026-06-06').hours).toEqual([]);
});

test('two weeks take turns without end, also after a year of 53 weeks', () => {
  const weeks = [everyDay([480, 960]), everyDay([600, 720])];
  const opens = (day: string) => hoursOf(slotSchedule({ weeks }), day).hours[0]?.[0];
  // Weeks 52 and 53 of 2026, 1 and 2 of 2027: both in the middle have an odd number.
  expect(['2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11'].map(opens)).toEqual([
    600, 480, 600, 480,
  ]);
  expect(turnOf('2023-12-31', 2)).toBe(1);
  expect(turnOf('2024-01-07', 2)).toBe(0);
});

test('a season has weeks of its own, past New Year too, and both its days are part of it', () => {
  const winter = { from: '10-15', to: '03-31', weeks: [everyDay([540, 900])] };
  const schedule = slotSchedule({ seasons: [winter] });
  const kind = (day: string) => hoursOf(schedule, day).because.kind;
  expect(['2026-10-14', '2026-10-15', '2027-01-01', '2027-03-31', '2027-04-01'].map(kind)).toEqual([
    'week',
    'season',
    'season',
    'season',
    'week',
  ]);
  expect(hoursOf(schedule, '2026-12-06').hours).toEqual([[540, 900]]);
});

test('a public holiday is closed, in a season too, unless the schedule is open on holidays', () => {
  const spring = { from: '03-01', to: '06-01', weeks: [everyDay([540, 900])] };
  const schedule = slotSchedule({ holidays: 'NO', seasons: [spring] });
  expect(hoursOf(schedule, '2026-05-14')).toEqual({
    hours: [],
    because: { kind: 'holiday', holiday: 'ascension' },
  });
  expect(hoursOf({ ...schedule, holidays: null }, '2026-05-14').hours).toHaveLength(1);
  expect(hoursOf({ ...schedule, holidays: 'SE' }, '2026-05-17').hours).toHaveLength(1);
});

test('an exception goes before everything, on a holiday too', () => {
  const exceptions = [
    { day: '2026-05-14', hours: [[600, 720] as const], reason: 'Season' },
    { day: '2026-06-01', hours: [], reason: 'Stock take' },
  ];
  const schedule = slotSchedule({ holidays: 'NO', exceptions });
  expect(hoursOf(schedule, '2026-05-14').hours).toEqual([[600, 720]]);
  expect(hoursOf(schedule, '2026-06-01')).toEqual({
    hours: [],
    because: { kind: 'exception', reason: 'Stock take' },
  });
});

test('the next open day is after weekends and holidays, and none where it is never open', () => {
  const schedule = slotSchedule({ holidays: 'NO' });
  expect(openDayFrom(schedule, '2026-04-01')).toBe('2026-04-01');
  expect(openDayFrom(schedule, '2026-04-02')).toBe('2026-04-07');
  expect(openDayFrom(slotSchedule({ weeks: [everyDay()] }), '2026-04-02')).toBeNull();
});
