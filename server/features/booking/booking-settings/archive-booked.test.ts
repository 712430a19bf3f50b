import { expect, test } from 'vitest';
import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookingPageCalls } from '#contract/booking/booking-links/page.ts';
import { calendars } from '#contract/booking/booking-settings/calendars.ts';
import { bookingAddons, bookingServices } from '#contract/booking/booking-settings/catalogue.ts';
import { bookingPlaces, bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { dayMoveCalls } from '#contract/booking/day-moves.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const zone = 'Europe/Oslo';
const day = daysAfter(dayOf(now().getTime(), zone), 7);
const at = (clock: string) =>
  new Date(instantAt(Date.parse(`${day}T${clock}Z`), zone)).toISOString();

/** A workshop with a booking at ten of a service of 30 minutes and an add-on of ten, at the first of two lifts. */
async function booked() {
  const made = await workshop(server, { lifts: 2, people: 2 });
  const { calendar, set, call, wheels } = made;
  const add = { body: { calendar_id: calendar, name: 'Wash', minutes: 10, price: 9900 } };
  const addon = (await set(bookingAddons.calls.add, add)).body.data.id;
  const input = { begins_at: at('10:00'), addons: [{ id: addon, quantity: 1 }] };
  const { body } = await made.book({ ...input, contact_name: 'Kari', contact_mobile: '90012345' });
  const { id } = body.data;
  const archiveBoth = async () => {
    const override = { version: 1, override: true } as { version: number };
    for (const { call: archive, of } of [
      { call: bookingServices.calls.archive, of: wheels },
      { call: bookingAddons.calls.archive, of: addon },
    ])
      expect((await set(archive, { params: { id: of }, body: override })).status).toBe(200);
  };
  const move = (more: object) => call(bookingCalls.move, { params: { id }, body: more as never });
  return { ...made, id, addon, archiveBoth, move };
}

test('archiving what is booked says first in how many bookings to come, and is done in spite of them', async () => {
  const { set, wheels, addon, places, mechanics, id, call } = await booked();
  const registers = [
    [bookingServices.calls.archive, wheels],
    [bookingAddons.calls.archive, addon],
    [bookingPlaces.calls.archive, places[0]!],
    [bookingResources.calls.archive, mechanics[0]!],
  ] as const;
  for (const [archive, of] of registers) {
    const params = { id: of };
    const asked = await set(archive, { params, body: { version: 1 } });
    expect([asked.status, asked.body.error?.code]).toEqual([409, 'booking-settings.is_booked']);
    expect(asked.body.error?.message).toContain('1');
  }
  const free = await set(bookingPlaces.calls.archive, {
    params: { id: places[1]! },
    body: { version: 1 },
  });
  expect(free.status).toBe(200);
  const many = { ids: [wheels], action: 'archive' as const };
  expect((await set(bookingServices.calls.many, { body: many })).body.data.refused).toHaveLength(1);
  const cancel = { version: 1, cancel_reason: 'customer' };
  await call(bookings.calls.cancel, { params: { id }, body: cancel });
  const none = await set(bookingServices.calls.archive, {
    params: { id: wheels },
    body: { version: 1 },
  });
  expect(none.status).toBe(200);
});

test('a booking whose service was archived is moved, resized and planned as it was booked; nobody else books it', async () => {
  const { archiveBoth, move, book, id, addon, call, wheels, service } = await booked();
  await archiveBoth();
  const moved = await move({ version: 1, begins_at: at('12:00') });
  expect(moved.body.data).toMatchObject({ minutes: 40, price: 59_800 });
  const longer = await move({ version: 2, begins_at: at('12:00'), minutes: 60 });
  expect(longer.body.data).toMatchObject({ minutes: 70, price: 59_800 });
  await move({ version: 3, begins_at: null });
  const planned = await move({ version: 4, begins_at: at('13:00') });
  expect(planned.body.data.minutes).toBe(70);
  const more = { services: [wheels, await service({ minutes: 20, price: 10_000 })] };
  const body = { ...more, addons: [{ id: addon, quantity: 1 }], booking_id: id };
  const { data } = (await call(bookingCalls.times, { body: { ...body, from: day, to: day } })).body;
  expect([data.minutes, data.price]).toEqual([90, 69_800]);
  expect((await book({ begins_at: at('15:00') })).body.error?.code).toBe(
    'bookings.unknown_service',
  );
});

test('what something takes and costs is changed for those who book from now on', async () => {
  const { set, wheels, move, book } = await booked();
  const dearer = { version: 1, minutes: 45, price: 99_900, name: 'Wheels, with balancing' };
  await set(bookingServices.calls.save, { params: { id: wheels }, body: dearer });
  const { data } = (await move({ version: 1, begins_at: at('12:00') })).body;
  expect(data).toMatchObject({ minutes: 40, price: 59_800 });
  expect(data.services).not.toContain('balancing');
  expect((await book({ begins_at: at('14:00') })).body.data).toMatchObject({ minutes: 45 });
});

test('its customer still finds times by the link, and moves it; so does who moves the day', async () => {
  const { archiveBoth, id, call, bookingNow, calendar, places } = await booked();
  await archiveBoth();
  const { path } = (await call(bookingPageCalls.link, { params: { id } })).body.data;
  const params = { code: path.split('/').at(-1)! };
  const query = { from: day };
  const days = (await server.call(bookingPageCalls.freeTimes, { params, query })).body.data;
  expect(days.find((one) => one.day === day)?.times).toContain(at('12:00'));
  const press = { key: crypto.randomUUID(), version: 1, begins_at: at('12:00') };
  expect((await server.call(bookingPageCalls.moveTo, { params, body: press })).status).toBe(200);
  const input = { calendar_id: calendar, day, place_id: places[0]! };
  const { data: lines } = (await call(dayMoveCalls.plan, { body: { ...input, until: day } })).body;
  expect(lines).toMatchObject([{ id, to: { where: expect.stringContaining('Lift 2') } }]);
  const { version } = await bookingNow(id);
  const moves = [{ id, version, begins_at: lines[0]!.to!.begins_at }];
  const moved = (await call(dayMoveCalls.move, { body: { ...input, moves } })).body.data;
  expect(moved).toMatchObject({ moved: 1, refused: [] });
});

test('what a season wave still books is not archived, though nobody is booked yet', async () => {
  const { call, set, service, calendar } = await booked();
  const wheels = await service({ wheel_change: true });
  const wave = { name: 'Spring', service_id: wheels, first_day: day, last_day: day };
  const { id, version } = (await set(autoBookings.calls.add, { body: wave })).body.data;
  const archive = () =>
    set(bookingServices.calls.archive, {
      params: { id: wheels },
      body: { version: 1, override: true },
    });
  const refused = await archive();
  expect(refused.body.error?.code).toBe('booking-settings.in_wave');
  expect(refused.body.error?.message).toContain('Spring');
  await set(calendars.calls.add, { body: { name: 'Trucks', is_default: true } });
  const { data } = (await call(calendars.calls.one, { params: { id: calendar } })).body;
  const ofWave = await set(calendars.calls.archive, {
    params: { id: calendar },
    body: { version: data.version },
  });
  expect(ofWave.body.error?.code).toBe('booking-settings.in_wave');
  await set(autoBookings.calls.archive, { params: { id }, body: { version } });
  expect((await archive()).status).toBe(200);
});

test('a calendar with bookings to come is not archived', async () => {
  const { set, calendar, call, id } = await booked();
  const other = (await set(calendars.calls.add, { body: { name: 'Trucks', is_default: true } }))
    .body.data;
  const now = (await call(calendars.calls.one, { params: { id: calendar } })).body.data;
  const archive = () =>
    set(calendars.calls.archive, { params: { id: calendar }, body: { version: now.version } });
  expect((await archive()).body.error?.code).toBe('booking-settings.calendar_is_booked');
  await call(bookings.calls.cancel, {
    params: { id },
    body: { version: 1, cancel_reason: 'customer' } as { version: number },
  });
  expect((await archive()).status).toBe(200);
  expect(other.is_default).toBe(true);
});
