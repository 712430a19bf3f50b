import { expect, test } from 'vitest';
import { warningsOf, type SetUp } from './health-rules.ts';

const open = [[480, 960]] as const;
const week = [open, open, open, open, open, [], []];
const schedule = {
  id: 1,
  name: 'Open',
  weeks: [week],
  seasons: [],
  holidays: 'NO' as const,
  exceptions: [],
};
const service = {
  id: 1,
  name: 'Wheel change',
  people: 1,
  minutes: 30,
  skills: [],
  place_kinds: [],
  in_portals: true,
};
const sound: SetUp = {
  calendar: { id: 1, schedule_id: 1 },
  schedules: [schedule],
  services: [service],
  places: [{ id: 1, kind: 'lift', schedule_id: null }],
  resources: [{ id: 1, skills: ['tyres', 'welding'], efficiency: 100 }],
  portals: [{ id: 1, name: 'Web', state: 'published', service_ids: [] }],
};
const codes = (changed: Partial<SetUp>) =>
  warningsOf({ ...sound, ...changed }, '2026-10-05').map(({ code }) => code);

test('nothing is the matter with a calendar that takes bookings', () => {
  expect(codes({})).toEqual([]);
});

test('a calendar without what it needs says what', () => {
  expect(codes({ calendar: { id: 1, schedule_id: null } })).toEqual(['no_schedule']);
  expect(codes({ services: [] })).toEqual(['no_services']);
  expect(codes({ places: [] })).toEqual(['no_places']);
  expect(codes({ resources: [] })).toEqual(['no_resources']);
});

test('a schedule that is never open, or closed for the next 14 days', () => {
  expect(codes({ schedules: [{ ...schedule, weeks: [[[], [], [], [], [], [], []]] }] })).toEqual([
    'never_open',
    'empty_schedule',
  ]);
  const closed = { from: '10-01', to: '10-31', weeks: [[[], [], [], [], [], [], []]] };
  expect(codes({ schedules: [{ ...schedule, seasons: [closed] }] })).toEqual(['never_open']);
  expect(
    codes({ schedules: [{ ...schedule, weeks: [[[[960, 480]], ...week.slice(1)]] }] }),
  ).toEqual(['wrong_hours']);
});

test('a service that no place can do, or nobody', () => {
  const services = [{ ...service, place_kinds: ['truck' as const] }];
  expect(warningsOf({ ...sound, services }, '2026-10-05')).toEqual([
    { code: 'no_place', id: 1, name: 'Wheel change', lacks: ['truck'] },
  ]);
  expect(codes({ services: [{ ...service, skills: ['painting'] }] })).toEqual(['no_skill']);
  const apart = [
    { id: 1, skills: ['tyres'], efficiency: 100 },
    { id: 2, skills: ['welding'], efficiency: 100 },
  ];
  const both = [{ ...service, skills: ['tyres', 'welding'] }];
  expect(codes({ services: both })).toEqual([]);
  expect(codes({ services: both, resources: apart })).toEqual(['no_skill']);
});

test('a portal without a service that customers may book', () => {
  const portal = { id: 1, name: 'Web', state: 'published', service_ids: [] };
  expect(codes({ portals: [portal] })).toEqual([]);
  expect(codes({ portals: [{ ...portal, service_ids: [7] }] })).toEqual(['no_portal_services']);
  const hidden = [{ ...service, in_portals: false }];
  expect(codes({ portals: [portal], services: hidden })).toEqual(['no_portal_services']);
  const closed = { ...portal, id: 2, state: 'closed' };
  expect(codes({ portals: [portal, closed], services: hidden })).toEqual(['no_portal_services']);
});

test('a calendar that no open portal leads to is not called one that customers can book by', () => {
  const [web] = sound.portals;
  expect(codes({ portals: [] })).toEqual(['no_portal']);
  expect(codes({ portals: [{ ...web!, state: 'draft' }] })).toEqual(['no_portal']);
  expect(codes({ portals: [{ ...web!, state: 'closed' }] })).toEqual(['no_portal']);
});

test('a service that takes longer than it is ever open is named, unless somebody is fast enough', () => {
  const services = [{ ...service, minutes: 485 }];
  expect(codes({ services })).toEqual(['too_long']);
  expect(codes({ services: [{ ...service, minutes: 480 }] })).toEqual([]);
  const resources = [{ ...sound.resources[0]!, efficiency: 120 }];
  expect(codes({ services, resources })).toEqual([]);
});
