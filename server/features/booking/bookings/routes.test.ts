import { expect, test } from 'vitest';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import type { NotFree } from '#contract/booking/free-times.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(bookings, {
  valid: () => ({ contact_name: 'Kari Nilsen' }),
  changed: { comment: 'Comes by bus' },
  wrong: { contact_email: 'kari' },
  stepInputs: { cancel: { cancel_reason: 'customer' } },
});

const zone = 'Europe/Oslo';
const today = dayOf(now().getTime(), zone);
/** A time by the clock in Oslo, so many days from today. */
const at = (days: number, clock: string) =>
  new Date(instantAt(Date.parse(`${daysAfter(today, days)}T${clock}Z`), zone)).toISOString();

test('a booking stands where and with whom there is room, with a ticket, and says what it costs', async () => {
  const { call, book, places, mechanics, wheels } = await workshop(server);
  const { status, body } = await book({ begins_at: at(7, '10:00'), licenseplate: 'EL12345' });
  expect([status, body.error]).toEqual([200, undefined]);
  expect(body.data).toMatchObject({
    begins_at: at(7, '10:00'),
    minutes: 30,
    price: 49_900,
    type: 'admin',
    state: 'active',
    is_confirmed: true,
    places: 'Lift 1 · Mechanic 1',
  });
  expect(body.data.ticket).toMatch(/^[2-9A-HJKMNP-Z]{4,5}$/);
  const params = { id: body.data.id };
  expect((await call(bookingCalls.work, { params })).body.data).toMatchObject([
    {
      is_primary: true,
      service_id: wheels,
      place_id: places[0],
      resource_id: mechanics[0],
      from: at(7, '10:00'),
      to: at(7, '10:30'),
    },
  ]);
});

test('what the register has of customer and car is not typed again', async () => {
  const { book, site } = await workshop(server);
  const { chain_id } = site;
  const kari = await makeCustomer(server.db, { chain_id, name: 'Kari Nilsen', phone: '99887766' });
  const car = await makeCar(server.db, { chain_id, licenseplate: 'EL77777' });
  const input = { begins_at: at(7, '10:00'), customer_id: kari.id, car_id: car.id };
  expect((await book(input)).body.data).toMatchObject({
    contact_name: 'Kari Nilsen',
    contact_mobile: '99887766',
    licenseplate: 'EL77777',
  });
  const stranger = await makeCustomer(server.db);
  const wrong = await book({ begins_at: at(7, '11:00'), customer_id: stranger.id });
  expect([wrong.status, Object.keys(wrong.body.error?.fields ?? {})]).toEqual([
    422,
    ['customer_id'],
  ]);
});

test('a plate that is known brings its car and who owns it, however quickly it was booked', async () => {
  const { book, site } = await workshop(server);
  const { chain_id } = site;
  const kari = await makeCustomer(server.db, { chain_id, name: 'Kari Nilsen', phone: '99887766' });
  const owner = { customer_id: kari.id };
  const car = await makeCar(server.db, { chain_id, licenseplate: 'EL77778', ...owner });
  const plate = { licenseplate: 'el 77778' };
  expect((await book({ begins_at: at(7, '10:00'), ...plate })).body.data).toMatchObject({
    car_id: car.id,
    customer_id: kari.id,
    contact_name: 'Kari Nilsen',
    contact_mobile: '99887766',
  });
  const other = { begins_at: at(7, '11:00'), ...plate, contact_name: 'Ola' };
  expect((await book(other)).body.data).toMatchObject({
    car_id: car.id,
    customer_id: null,
    contact_name: 'Ola',
  });
});

test('who comes second is told what was taken, by whom, and the three next best', async () => {
  const { book, bookingNow } = await workshop(server);
  const first = (await book({ begins_at: at(7, '10:00') })).body.data;
  const { status, body } = await book({ begins_at: at(7, '10:15') });
  expect([status, body.error?.code]).toEqual([409, 'bookings.taken']);
  const notFree = body.error?.current as NotFree;
  expect(notFree.reasons).toContainEqual(
    expect.objectContaining({
      code: 'PLACE_BUSY',
      blocked_by: { kind: 'booking', id: first.id, name: first.ticket },
    }),
  );
  expect(notFree.next.map(({ start }) => start)).toEqual([
    at(7, '10:30'),
    at(7, '10:45'),
    at(7, '09:30'),
  ]);
  expect(notFree.places).toMatchObject([{ name: 'Lift 1' }]);
  expect(await bookingNow(first.id)).toEqual(first);
});

test('the same form sent twice books once', async () => {
  const { book, call } = await workshop(server, { lifts: 2, people: 2 });
  const key = crypto.randomUUID();
  const input = { begins_at: at(7, '10:00') };
  const [one, other] = [await book(input, { key }), await book(input, { key })];
  expect(other.body.data).toEqual(one.body.data);
  expect((await call(bookings.calls.list)).body.data).toHaveLength(1);
});

test('times say of each why it is not free', async () => {
  const { call, book, wheels } = await workshop(server);
  await book({ begins_at: at(7, '10:00') });
  const day = daysAfter(today, 7);
  const body = { services: [wheels], from: day, to: day };
  const { data } = (await call(bookingCalls.times, { body })).body;
  expect([data.minutes, data.price]).toEqual([30, 49_900]);
  const codes = new Map(
    data.times.map(({ start, reasons }) => [start, reasons.map(({ code }) => code)]),
  );
  expect(codes.get(at(7, '09:30'))).toEqual([]);
  expect(codes.get(at(7, '10:00'))).toEqual(['PLACE_BUSY', 'RESOURCE_BUSY']);
  expect(codes.get(at(7, '15:45'))).toContain('CLOSED');
  expect(data.next[0]?.start).toBe(at(7, '08:00'));
  const days = { services: [wheels], from: day, to: daysAfter(day, 31) };
  expect((await call(bookingCalls.times, { body: days })).status).toBe(422);
});

test('a time that somebody holds is theirs until they let it go; they may book it', async () => {
  const { call, book, wheels } = await workshop(server);
  const form = crypto.randomUUID();
  const wanted = { services: [wheels], begins_at: at(7, '10:00') };
  const hold = (overrides: Partial<typeof wanted>) =>
    call(bookingCalls.hold, { body: { ...wanted, form, ...overrides } });
  expect((await hold({})).body.data).toMatchObject({ ok: true, start: at(7, '10:00') });
  expect((await hold({})).status).toBe(200);
  const other = await book(wanted);
  expect([other.status, other.body.error?.code]).toEqual([409, 'bookings.taken']);
  expect((other.body.error?.current as NotFree | undefined)?.reasons[0]).toMatchObject({
    code: 'HELD',
    blocked_by: { kind: 'hold', id: '' },
  });
  expect(JSON.stringify(other.body)).not.toContain(form);
  expect((await hold({ begins_at: at(7, '11:00') })).status).toBe(200);
  const first = await book(wanted);
  expect(first.status).toBe(200);
  await call(bookingCalls.release, { params: { form } });
  expect((await book({ begins_at: at(7, '11:00') })).status).toBe(200);
  await hold({ begins_at: at(7, '12:00') });
  expect((await book({ begins_at: at(7, '12:00'), form })).status).toBe(200);
});

test('a booking that is moved keeps its ticket and is in nobody’s way where it was', async () => {
  const { call, book, bookingNow } = await workshop(server);
  const one = (await book({ begins_at: at(7, '10:00') })).body.data;
  const move = (id: number, body: object) =>
    call(bookingCalls.move, { params: { id }, body: body as never });
  const moved = await move(one.id, { version: one.version, begins_at: at(7, '10:15') });
  expect(moved.body.data).toMatchObject({
    ticket: one.ticket,
    begins_at: at(7, '10:15'),
    version: 2,
  });
  expect((await move(one.id, { version: 1, begins_at: at(7, '11:00') })).body.error?.code).toBe(
    'common.changed_elsewhere',
  );
  const other = (await book({ begins_at: at(7, '09:30') })).body.data;
  const into = await move(other.id, { version: other.version, begins_at: at(7, '10:00') });
  expect([into.status, into.body.error?.code]).toEqual([409, 'bookings.taken']);
  expect(await bookingNow(other.id)).toEqual(other);
  const away = await move(other.id, { version: other.version, begins_at: null });
  expect(away.body.data).toMatchObject({ begins_at: null, places: '' });
  expect((await book({ begins_at: at(7, '09:30') })).status).toBe(200);
});

test('only who may overbooks, and says why; nobody works on two cars all the same', async () => {
  const { book } = await workshop(server);
  const closed = { begins_at: at(7, '18:00') };
  expect((await book(closed)).body.error?.code).toBe('bookings.not_free');
  const late = await book({ ...closed, overbook: 'A taxi that must drive tonight' });
  expect(late.body.data).toMatchObject({ overbooked: 'A taxi that must drive tonight' });
  const twice = await book({ ...closed, overbook: 'One more taxi' });
  expect(twice.body.error?.code).toBe('bookings.taken');
  const desk = await workshop(server, { role: 'reception' });
  expect((await desk.book({ ...closed, overbook: 'A taxi' })).body.error?.code).toBe(
    'common.no_right',
  );
});
