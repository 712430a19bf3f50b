import { expect, test } from 'vitest';
import { calendarCalls } from '#contract/booking/booking-settings/calendar-calls.ts';
import { bookingSchedules, calendars } from '#contract/booking/booking-settings/calendars.ts';
import { bookingPlaces, bookingPlans } from '#contract/booking/booking-settings/workshop.ts';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { dayOf, daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const zone = 'Europe/Oslo';
const day = daysAfter(dayOf(now().getTime(), zone), 6);
const at = (clock: string) =>
  new Date(instantAt(Date.parse(`${day}T${clock}Z`), zone)).toISOString();

/** A workshop with a booking at ten on its one lift and one at noon, and what is in the way of them that day. */
async function booked() {
  const made = await workshop(server);
  const { calendar, call, set } = made;
  const book = async (clock: string, overrides: object = {}) =>
    (await made.book({ begins_at: at(clock), ...overrides })).body.data;
  const [ten, noon] = [await book('10:00', { licenseplate: 'EK12345' }), await book('12:00')];
  const found = async (query: object = {}) => {
    const input = {
      params: { id: calendar },
      query: { from: at('00:00'), to: at('23:59'), ...query },
    };
    const { status, body } = await call(calendarCalls.displaced, input);
    expect(status).toBe(200);
    return body.data.map(({ ticket, why }) => [ticket, why]);
  };
  const plan = async (overrides: object) => {
    const body = {
      calendar_id: calendar,
      begins_at: at('09:00'),
      ends_at: at('11:00'),
      ...overrides,
    };
    return (await set(bookingPlans.calls.add, { body })).body.data;
  };
  const notified = async () =>
    (await call(notificationsCalls.list, { query: {} })).body.data.map(({ title }) => title);
  return { ...made, ten, noon, found, plan, notified };
}

test('what an absence would stand in the way of is told before it is saved, and after', async () => {
  const { ten, mechanics, places, found, plan, notified, call, calendar } = await booked();
  expect(await found()).toEqual([]);
  const times = { from: at('09:00'), to: at('11:00') };
  expect(await found({ ...times, resource_id: mechanics[0] })).toEqual([[ten.ticket, 'planned']]);
  expect(await found({ ...times, place_id: places[0]! + 1000 })).toEqual([]);
  await plan({ kind: 'absence', resource_id: mechanics[0], published: false });
  expect([await found(), await notified()]).toEqual([[], []]);
  await plan({ kind: 'absence', resource_id: mechanics[0] });
  expect(await found()).toEqual([[ten.ticket, 'planned']]);
  expect(await notified()).toEqual(['Bookings without room: 1']);
  const query = { from: at('00:00'), to: at('23:59') };
  const { body } = await call(calendarCalls.displaced, { params: { id: calendar }, query });
  expect(body.data[0]).toMatchObject({ licenseplate: 'EK12345', where: 'Lift 1 · Mechanic 1' });
});

test('an absence in the way of nothing is shown to nobody', async () => {
  const { mechanics, plan, notified, found } = await booked();
  const evening = { begins_at: at('14:00'), ends_at: at('15:00') };
  await plan({ kind: 'absence', resource_id: mechanics[0], ...evening });
  expect([await found(), await notified()]).toEqual([[], []]);
});

test('a place that is put away leaves its bookings without one', async () => {
  const { ten, noon, places, set, found } = await booked();
  const body = { version: 1, override: true };
  await set(bookingPlaces.calls.archive, { params: { id: places[0]! }, body });
  expect(await found()).toEqual([
    [ten.ticket, 'gone'],
    [noon.ticket, 'gone'],
  ]);
});

test('a place that bears less than it did leaves those that are too heavy for it without one', async () => {
  const { places, set, found, book } = await booked();
  const heavy = await book({ begins_at: at('14:00'), weight: 2600 });
  expect(await found()).toEqual([]);
  const body = { version: 1, most_weight: 2500 };
  await set(bookingPlaces.calls.save, { params: { id: places[0]! }, body });
  expect(await found()).toEqual([[heavy.body.data.ticket, 'too_small']]);
});

test('so does a day that closes earlier; what was done already or cancelled is in nobody’s way', async () => {
  const { noon, calendar, set, call, found } = await booked();
  const { data } = (await call(calendars.calls.one, { params: { id: calendar } })).body;
  const exceptions = [{ day, hours: [[480, 735]], reason: 'Party' }];
  const params = { id: data.schedule_id! };
  const saved = await set(bookingSchedules.calls.save, {
    params,
    body: { version: 1, exceptions: exceptions as never },
  });
  expect(saved.status).toBe(200);
  expect(await found()).toEqual([[noon.ticket, 'closed']]);
});
