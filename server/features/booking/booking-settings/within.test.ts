import { expect, test } from 'vitest';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { calendarCalls } from '#contract/booking/booking-settings/calendar-calls.ts';
import { bookingSchedules, calendars } from '#contract/booking/booking-settings/calendars.ts';
import {
  bookingAddons,
  bookingCategories,
  bookingServices,
} from '#contract/booking/booking-settings/catalogue.ts';
import { bookingPortals } from '#contract/booking/booking-settings/portals.ts';
import { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import {
  bookingPlaces,
  bookingPlans,
  bookingResources,
} from '#contract/booking/booking-settings/workshop.ts';
import type { Call } from '#contract/kit/call.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const dayAndNight = Array.from({ length: 7 }, () => [[0, 1440] as [number, number]]);
const times = { begins_at: '2026-03-02T08:00:00.000Z', ends_at: '2026-03-02T12:00:00.000Z' };

/** A site with two calendars that are set up alike, and what is refused of what is asked there. */
async function twoCalendars() {
  const server = await testServer();
  const me = await logInAs(server.db, { roles: ['manager'] });
  const refusedBy = async (call: Call, input: object) => {
    const { status, body } = await server.call(call, input, me);
    return status === 200 ? {} : ((body as { error: { fields?: object } }).error.fields ?? {});
  };
  const setUp = async () => {
    const body = { name: unique('K'), like_id: null, week: dayAndNight, lifts: 1, people: ['Ola'] };
    const calendar_id = (await server.call(calendarCalls.setUp, { body }, me)).body.data.id;
    const firstOf = async (of: Resource) => {
      const query = { calendar_id: String(calendar_id) };
      const { data } = (await server.call(of.calls.list, { query }, me)).body as {
        data: { id: number }[];
      };
      return data[0]!.id;
    };
    const category = { calendar_id, name: unique('Hjul') };
    return {
      calendar_id,
      schedule: await firstOf(bookingSchedules),
      category: (await server.call(bookingCategories.calls.add, { body: category }, me)).body.data
        .id,
      service: await firstOf(bookingServices),
      addon: await firstOf(bookingAddons),
      place: await firstOf(bookingPlaces),
      person: await firstOf(bookingResources),
    };
  };
  return { server, me, refusedBy, ours: await setUp(), other: await setUp() };
}

test('what stands in a calendar points at what stands in the same one', async () => {
  const { refusedBy, ours, other } = await twoCalendars();
  const { calendar_id } = ours;
  const pairs: [Resource, string, unknown, unknown, object?][] = [
    [bookingServices, 'category_id', ours.category, other.category],
    [bookingAddons, 'service_id', ours.service, other.service],
    [bookingPlaces, 'schedule_id', ours.schedule, other.schedule],
    [bookingResources, 'schedule_id', ours.schedule, other.schedule],
    [bookingResources, 'home_place_id', ours.place, other.place],
    [bookingPlans, 'resource_id', ours.person, other.person, times],
    [bookingPlans, 'place_id', ours.place, other.place, times],
    [bookingPortals, 'service_ids', [ours.service], [ours.service, other.service]],
    [bookingReminders, 'service_ids', [ours.service], [other.service]],
  ];
  for (const [of, field, right, wrong, rest] of pairs) {
    const named = { calendar_id, name: unique('N'), slug: unique('n'), ...rest };
    const { add } = of.calls;
    expect(await refusedBy(add, { body: { ...named, [field]: wrong } })).toEqual({
      [field]: 'This belongs to another calendar. Choose one of this one.',
    });
    expect(await refusedBy(add, { body: { ...named, [field]: right } })).toEqual({});
  }
});

test('a calendar is open by a schedule of its own, and what stands in it stays there', async () => {
  const { refusedBy, ours, other } = await twoCalendars();
  const save = (of: Resource, id: number, body: object) =>
    refusedBy(of.calls.save, { params: { id }, body });
  const schedule_id = other.schedule;
  expect(await save(calendars, ours.calendar_id, { version: 2, schedule_id })).toEqual({
    schedule_id: 'This belongs to another calendar. Choose one of this one.',
  });
  const { calendar_id } = other;
  expect(await save(bookingPlaces, ours.place, { version: 1, calendar_id })).toEqual({
    calendar_id: 'This is settled and cannot be changed now.',
  });
});

test('nothing of another calendar is booked, asked for or held', async () => {
  const { server, me, refusedBy, ours, other } = await twoCalendars();
  const { calendar_id } = ours;
  const days = { from: '2026-12-01', to: '2026-12-01' };
  const portal = { calendar_id: other.calendar_id, name: 'P', slug: unique('p') };
  const { id } = (await server.call(bookingPortals.calls.add, { body: portal }, me)).body.data;
  const wrong: [string, object][] = [
    ['services', { services: [other.service] }],
    ['addons', { addons: [{ id: other.addon }] }],
    ['place_id', { place_id: other.place }],
    ['resource_id', { resource_id: other.person }],
    ['portal_id', { portal_id: id }],
  ];
  for (const [field, input] of wrong) {
    const body = { calendar_id, services: [ours.service], ...input };
    const fields = await refusedBy(bookingCalls.times, { body: { ...body, ...days } });
    expect(Object.keys(fields)).toEqual([field]);
    if (field === 'portal_id') continue;
    const held = { ...body, begins_at: '2026-12-01T09:00:00.000Z' };
    expect(Object.keys(await refusedBy(bookingCalls.book, { body: held }))).toEqual([field]);
    const form = crypto.randomUUID();
    expect(Object.keys(await refusedBy(bookingCalls.hold, { body: { ...held, form } }))).toEqual([
      field,
    ]);
  }
});

test('a booking of another calendar than the default one is asked for, held and moved there', async () => {
  const { server, me, other } = await twoCalendars();
  const call: typeof server.call = (one, input) => server.call(one, input, me);
  const { calendar_id, service } = other;
  const day = '2030-03-05';
  const at = (clock: string) => `${day}T${clock}:00.000Z`;
  const booked = { calendar_id, services: [service], begins_at: at('09:00') };
  const { id } = (await call(bookingCalls.book, { body: booked })).body.data;
  const own = { services: [service], booking_id: id };
  const times = await call(bookingCalls.times, { body: { ...own, from: day, to: day } });
  expect(times.body.data.times.find(({ start }) => start === at('09:00'))?.ok).toBe(true);
  const held = { ...own, begins_at: at('12:00'), form: crypto.randomUUID() };
  expect((await call(bookingCalls.hold, { body: held })).status).toBe(200);
  const moved = { version: 1, begins_at: at('14:00') };
  expect((await call(bookingCalls.move, { params: { id }, body: moved })).status).toBe(200);
  const query = { from: day, to: day };
  const shown = async (more: object) =>
    (await call(bookingCalls.calendar, { query: { ...query, ...more } })).body.data;
  expect((await shown({})).bookings).toEqual([]);
  expect(await shown({ calendar_id: String(calendar_id) })).toMatchObject({
    calendar_id,
    bookings: [{ id, begins_at: at('14:00'), rows: [other.place] }],
  });
});

test('a calendar made like another has reminders about services of its own', async () => {
  const { server, me, ours } = await twoCalendars();
  const rule = { calendar_id: ours.calendar_id, name: 'Om hjul', service_ids: [ours.service] };
  await server.call(bookingReminders.calls.add, { body: rule }, me);
  const body = {
    name: 'Like',
    like_id: ours.calendar_id,
    week: dayAndNight,
    lifts: 1,
    people: ['Ola'],
  };
  const { id } = (await server.call(calendarCalls.setUp, { body }, me)).body.data;
  const query = { calendar_id: String(id), per_page: 50 } as object;
  const all = (await server.call(bookingReminders.calls.list, { query }, me)).body.data;
  const params = { id: all.find(({ name }) => name === 'Om hjul')!.id };
  const { service_ids } = (await server.call(bookingReminders.calls.one, { params }, me)).body.data;
  const services = (await server.call(bookingServices.calls.list, { query }, me)).body.data;
  expect(service_ids).toHaveLength(1);
  expect(services.map((one) => one.id)).toContain(service_ids[0]);
});
