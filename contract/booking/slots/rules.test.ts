import {
  slotBusy,
  slotLine,
  slotPerson,
  slotPlace,
  slotPlan,
  slotQuestion,
  slotSchedule,
  slotSite,
  slotWork,
} from '#tests/support/factories/booking/slots.ts';
import { describe, expect, test } from 'vitest';
import type { PortalRules } from './question.ts';
import { timeAt } from './slots.ts';

type Question = Parameters<typeof slotQuestion>[0];
type Site = Parameters<typeof slotSite>[0];

/** A day and a time of June 2026 in Oslo. */
const at = (time: string) => Date.parse(`2026-06-${time.replace(' ', 'T')}:00+02:00`);
const iso = (time: string) => new Date(at(time)).toISOString();
/** Whether a time is free, or why not. */
const on = (when: string, question: Question = {}, site: Site = {}): string => {
  const found = timeAt(slotQuestion(question), slotSite(site), at(when));
  return found.ok ? 'free' : slotLine(found).slice(6);
};
const at3 = (time: string, question?: Question, site?: Site) => on(`03 ${time}`, question, site);
const portal = (overrides: Partial<PortalRules> = {}): PortalRules => ({
  id: 41,
  noticeHours: 0,
  daysAhead: null,
  share: 100,
  ...overrides,
});

test('what has begun is past', () => {
  expect(at3('09:00', { now: at('03 09:00') })).toBe('free');
  expect(at3('09:00', { now: at('03 09:01') })).toBe('PAST');
});

describe('notice', () => {
  const now = at('02 10:00');

  test('of a portal is kept to the minute, and is none of the counter', () => {
    expect(at3('10:00', { now, portal: portal({ noticeHours: 24 }) })).toBe('free');
    expect(at3('09:30', { now, portal: portal({ noticeHours: 24 }) })).toBe(
      'MIN_NOTICE by portal 41',
    );
    expect(at3('09:30', { now })).toBe('free');
  });

  test('of a service holds for everybody but who comes without a booking', () => {
    const work = [slotWork(), slotWork({ id: 22, noticeHours: 48 })];
    expect(at3('09:30', { now, work })).toBe('MIN_NOTICE by service 22');
    expect(at3('09:30', { now, work, isDropIn: true })).toBe('free');
  });

  test('is told beside everything else that is in the way', () => {
    const busy = [slotBusy('7F3K', iso('03 08:00'), iso('03 10:00'), { resourceId: null })];
    expect(at3('09:30', { now, portal: portal({ noticeHours: 24 }) }, { busy })).toBe(
      'MIN_NOTICE by portal 41, PLACE_BUSY at 1 by 7F3K',
    );
  });
});

test('a portal takes bookings so many days ahead, the last one included', () => {
  const overrides = { portal: portal({ daysAhead: 2 }) };
  expect(on('03 09:00', overrides)).toBe('free');
  expect(on('04 09:00', overrides)).toBe('MAX_AHEAD by portal 41');
});

test('a service is offered on its days only', () => {
  const work = [slotWork({ validFrom: '2026-06-03', validTo: '2026-06-04' })];
  expect(on('02 09:00', { work })).toBe('CLOSED by service 21');
  expect(on('03 09:00', { work })).toBe('free');
  expect(on('05 09:00', { work })).toBe('CLOSED by service 21');
});

describe('the share of a portal', () => {
  // Eight hours of one place: of 480 minutes a quarter is 120.
  const quarter = { portal: portal({ share: 25 }) };
  const booked = (from: string, to: string, portalId: number | null) =>
    slotBusy('7F3K', iso(from), iso(to), { portalId });

  test('ends when what is booked through it and this would be more', () => {
    const busy = [booked('03 08:00', '03 09:30', 41)];
    expect(at3('12:00', quarter, { busy })).toBe('free');
    const work = [slotWork({ minutes: 30, bufferAfter: 5 })];
    expect(at3('12:00', { ...quarter, work }, { busy })).toBe('PORTAL_SHARE by portal 41');
  });

  test('is counted by day and portal: others, the counter and other days are not part of it', () => {
    const busy = [
      booked('03 08:00', '03 10:00', null),
      booked('03 10:00', '03 12:00', 42),
      booked('04 08:00', '04 12:00', 41),
    ];
    expect(at3('12:00', quarter, { busy })).toBe('free');
    expect(on('04 13:00', quarter, { busy })).toBe('PORTAL_SHARE by portal 41');
  });

  test('is smaller on a day when a place is closed', () => {
    const busy = [booked('03 08:00', '03 09:30', 41)];
    const plans = [slotPlan('block', iso('03 14:00'), iso('03 16:00'), { placeId: 1 })];
    expect(at3('12:00', quarter, { busy, plans })).toBe('PORTAL_SHARE by portal 41');
  });

  test('leaves out who is not offered in portals', () => {
    const resources = [slotPerson(11, { inPortals: false })];
    expect(at3('09:00', { portal: portal() }, { resources })).toBe(
      'PORTAL_SHARE of 11 by portal 41',
    );
    expect(at3('09:00', {}, { resources })).toBe('free');
  });
});

test('a service is booked as often as it may be on a day, however many rows a booking has', () => {
  const work = [slotWork({ perDay: 2 })];
  const one = (id: number, time: string) =>
    slotBusy(`B${id}`, iso(`03 ${time}`), iso(`03 ${time}`), {
      by: { kind: 'booking', id, ticket: `B${id}` },
    });
  expect(at3('12:00', { work }, { busy: [one(1, '08:00'), one(1, '08:30')] })).toBe('free');
  const full = { busy: [one(1, '08:00'), one(2, '09:00')] };
  expect(at3('12:00', { work }, full)).toBe('DAY_LIMIT by service 21');
  expect(on('04 12:00', { work }, full)).toBe('free');
  // Who moves one of them takes no other.
  expect(at3('12:00', { work, bookingId: 2 }, full)).toBe('free');
});

test('a booking that is moved counts once to the day, where it stands and where it is kept a time', () => {
  const work = [slotWork({ perDay: 2 })];
  const stands = slotBusy('B1', iso('03 08:00'), iso('03 08:00'), {
    by: { kind: 'booking', id: 1, ticket: 'B1' },
  });
  const kept = slotBusy('', iso('03 10:00'), iso('03 10:00'), {
    by: { kind: 'hold', id: 'form', moves: 1 },
  });
  const busy = [stands, kept];
  expect(at3('12:00', { work }, { busy })).toBe('free');
  // Who moves it as well has nobody else in the way.
  const once = [slotWork({ perDay: 1 })];
  expect(at3('12:00', { work: once, bookingId: 1 }, { busy })).toBe('free');
  expect(at3('12:00', { work: once }, { busy })).toBe('DAY_LIMIT by service 21');
});

describe('places for who comes without a booking', () => {
  const places = [slotPlace(1), slotPlace(2), slotPlace(3)];
  const resources = [slotPerson(11), slotPerson(12), slotPerson(13)];
  const site = { places, resources, calendar: { dropInPlaces: 1 } };
  const taken = (placeId: number, isDropIn = false) =>
    slotBusy(`B${placeId}`, iso('03 09:00'), iso('03 10:00'), {
      placeId,
      resourceId: placeId + 10,
      isDropIn,
    });

  test('stay free of bookings', () => {
    expect(at3('09:30', {}, { ...site, busy: [taken(1)] })).toBe('free');
    expect(at3('09:30', {}, { ...site, busy: [taken(1), taken(2)] })).toBe(
      'PLANNING_BLOCK by calendar 1',
    );
    expect(at3('10:00', {}, { ...site, busy: [taken(1), taken(2)] })).toBe('free');
  });

  test('are for them', () => {
    const busy = [taken(1), taken(2)];
    expect(at3('09:30', { isDropIn: true }, { ...site, busy })).toBe('free');
  });

  test('are not kept a second time when one of them stands there already', () => {
    expect(at3('09:30', {}, { ...site, busy: [taken(1), taken(2, true)] })).toBe('free');
  });

  test('are fewer or more by plan: a place that is kept, or any one more', () => {
    const kept = (placeId: number | null) => [
      slotPlan('drop_in', iso('03 09:00'), iso('03 12:00'), { placeId }),
    ];
    const open = { places, resources };
    expect(at3('09:30', { onlyPlaceId: 2 }, { ...open, plans: kept(2) })).toBe(
      'PLANNING_BLOCK at 2 by drop_in 31',
    );
    expect(at3('09:30', { onlyPlaceId: 2, isDropIn: true }, { ...open, plans: kept(2) })).toBe(
      'free',
    );
    const busy = [taken(1), taken(2)];
    expect(at3('09:30', {}, { ...open, plans: kept(null), busy })).toBe(
      'PLANNING_BLOCK by drop_in 31',
    );
    expect(at3('12:00', {}, { ...open, plans: kept(null), busy })).toBe('free');
  });

  test('can be overbooked by who may', () => {
    const busy = [taken(1), taken(2)];
    expect(at3('09:30', { override: ['PLANNING_BLOCK'] }, { ...site, busy })).toBe('free');
  });
});

describe('wheels that are stored elsewhere', () => {
  // The third of June 2026 is a Wednesday.
  const calendar = { leadDays: 1, cutOff: 720 };
  const overridesAt = (now: string) => ({ now: at(now), setElsewhere: { id: 51 } });

  test('are here on the next open day when they are ordered before the cut-off', () => {
    expect(on('04 09:00', overridesAt('03 12:00'), { calendar })).toBe('free');
    expect(on('04 09:00', overridesAt('03 12:01'), { calendar })).toBe('HOTEL_LEAD_TIME by set 51');
    expect(on('05 09:00', overridesAt('03 12:01'), { calendar })).toBe('free');
    expect(on('03 14:00', overridesAt('03 08:00'), { calendar })).toBe('HOTEL_LEAD_TIME by set 51');
  });

  test('do not travel at the weekend', () => {
    expect(on('08 09:00', overridesAt('05 12:01'), { calendar })).toBe('HOTEL_LEAD_TIME by set 51');
    expect(on('09 09:00', overridesAt('05 12:01'), { calendar })).toBe('free');
    expect(on('09 09:00', overridesAt('07 18:00'), { calendar })).toBe('free');
  });

  test('never come where it is never open', () => {
    const closed = { ...calendar, schedule: slotSchedule({ weeks: [] }) };
    expect(on('04 09:00', overridesAt('03 08:00'), { calendar: closed })).toContain(
      'HOTEL_LEAD_TIME',
    );
  });

  test('and wheels that are here need no time', () => {
    expect(on('03 09:00', { now: at('03 08:00') }, { calendar })).toBe('free');
  });
});

describe('who may overbook', () => {
  test('passes over rules, schedules and plans, and takes nothing twice', () => {
    const busy = [slotBusy('7F3K', iso('03 18:00'), iso('03 19:00'))];
    const override = ['CLOSED', 'PAST'] as const;
    expect(at3('17:00', { override }, { busy })).toBe('free');
    expect(at3('18:30', { override }, { busy })).toBe(
      'PLACE_BUSY at 1 by 7F3K, RESOURCE_BUSY of 11 by 7F3K',
    );
    expect(at3('17:00', { override, now: at('03 20:00') })).toBe('free');
  });
});
