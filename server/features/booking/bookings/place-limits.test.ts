import { expect, test } from 'vitest';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookingPlaces } from '#contract/booking/booking-settings/workshop.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { cars } from '#contract/car/cars.ts';
import { dayMoveCalls } from '#contract/booking/day-moves.ts';
import type { NotFree } from '#contract/booking/free-times.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const zone = 'Europe/Oslo';
const today = dayOf(now().getTime(), zone);
const day = daysAfter(today, 7);
const at = (clock: string) =>
  new Date(instantAt(Date.parse(`${day}T${clock}Z`), zone)).toISOString();

/** Two lifts: the first bears 2.5 t and is 2 m high, the second bears and takes any car. A van weighs 3.2 t, and a bus is 3 m high. */
async function liftsWithLimits() {
  const made = await workshop(server, { lifts: 2, people: 2 });
  const { site, places, set, call } = made;
  const limited = { version: 1, most_weight: 2500, most_height: 200 };
  await set(bookingPlaces.calls.save, { params: { id: places[0]! }, body: limited });
  const { chain_id } = site;
  const van = await makeCar(server.db, { chain_id, weight: 3200 });
  const bus = await makeCar(server.db, { chain_id, height: 300 });
  const move = (id: number, body: object) =>
    call(bookingCalls.move, { params: { id }, body: body as never });
  return { ...made, van, bus, move, small: places[0]!, large: places[1]! };
}

test('a car whose weight or height is in the register is put only where it can stand', async () => {
  const { book, van, bus, wheels, small } = await liftsWithLimits();
  const first = await book({ begins_at: at('10:00') });
  expect(first.body.data.places).toContain('Lift 1');
  const heavy = await book({ begins_at: at('11:00'), car_id: van.id });
  expect(heavy.body.data.places).toContain('Lift 2');
  const byPlate = await book({ begins_at: at('12:00'), licenseplate: bus.licenseplate });
  expect(byPlate.body.data.places).toContain('Lift 2');
  const full = await book({ begins_at: at('11:00'), car_id: bus.id });
  expect(full.body.error?.code).toBe('bookings.taken');
  const drawn = await book({ begins_at: at('13:00'), car_id: van.id, place_id: small });
  const { reasons } = drawn.body.error!.current as NotFree;
  expect(reasons).toMatchObject([
    { code: 'NO_PLACE_TYPE', place_id: small, blocked_by: { id: wheels } },
  ]);
  const anyway = {
    begins_at: at('13:00'),
    car_id: van.id,
    place_id: small,
    overbook: 'It will do',
  };
  expect((await book(anyway)).body.error?.code).toBe('bookings.not_free');
});

test('what is said of a car at the counter counts before its register, and stays with the booking', async () => {
  const { book, van, move, small, bookingNow } = await liftsWithLimits();
  const said = await book({ begins_at: at('10:00'), weight: 3000, height: 190 });
  expect(said.body.data).toMatchObject({ weight: 3000, height: 190 });
  expect(said.body.data.places).toContain('Lift 2');
  const { id, version } = said.body.data;
  const dragged = await move(id, { version, begins_at: at('10:00'), place_id: small });
  expect(dragged.body.error?.code).toBe('bookings.not_free');
  expect((await bookingNow(id)).places).toContain('Lift 2');
  const empty = await move(id, { version, begins_at: at('10:00'), place_id: small, weight: 2400 });
  expect(empty.body.data).toMatchObject({ weight: 2400, height: 190 });
  expect(empty.body.data.places).toContain('Lift 1');
  const light = await book({ begins_at: at('12:00'), car_id: van.id, weight: 2400 });
  expect(light.body.data.places).toContain('Lift 1');
});

test('moving, resizing, planning from the tray and moving the day keep a heavy car where it can stand', async () => {
  const { book, van, move, call, calendar, small, large, wheels } = await liftsWithLimits();
  const one = (await book({ begins_at: at('10:00'), car_id: van.id })).body.data;
  const later = (await move(one.id, { version: 1, begins_at: at('12:00') })).body.data;
  expect(later.places).toContain('Lift 2');
  const longer = (await move(one.id, { version: 2, begins_at: at('12:00'), minutes: 60 })).body
    .data;
  expect(longer).toMatchObject({ minutes: 60, places: expect.stringContaining('Lift 2') });
  const tray = (await move(one.id, { version: 3, begins_at: null })).body.data;
  const body = { services: [wheels], booking_id: one.id, from: day, to: day, place_id: small };
  const { times } = (await call(bookingCalls.times, { body })).body.data;
  expect(times.filter(({ ok }) => ok)).toEqual([]);
  const again = await move(one.id, { version: tray.version, begins_at: at('14:00') });
  expect(again.body.data.places).toContain('Lift 2');
  // Without the large lift there is nowhere to go.
  const input = { calendar_id: calendar, day, place_id: large };
  const { data: lines } = (await call(dayMoveCalls.plan, { body: { ...input, until: day } })).body;
  expect(lines).toMatchObject([{ id: one.id, to: null, reasons: expect.any(Array) }]);
  const moves = [{ id: one.id, version: again.body.data.version, begins_at: at('14:00') }];
  const moved = await call(dayMoveCalls.move, { body: { ...input, moves } });
  expect(moved.body.data).toMatchObject({ moved: 0, refused: [{ id: one.id }] });
});

test('a time is free for a car only where it can stand, also while it is held', async () => {
  const { book, call, van, wheels } = await liftsWithLimits();
  await book({ begins_at: at('10:00'), car_id: van.id });
  const wanted = { services: [wheels], car_id: van.id };
  const { times } = (await call(bookingCalls.times, { body: { ...wanted, from: day, to: day } }))
    .body.data;
  expect(times.find(({ start }) => start === at('10:00'))?.ok).toBe(false);
  expect(times.find(({ start }) => start === at('10:30'))?.ok).toBe(true);
  const form = crypto.randomUUID();
  const hold = { ...wanted, form, begins_at: at('10:00') };
  expect((await call(bookingCalls.hold, { body: hold })).body.error?.code).toBe('bookings.taken');
});

test('a booking gets no heavier car than its place bears by being edited', async () => {
  const { book, van, call, bookingNow, move } = await liftsWithLimits();
  const { id } = (await book({ begins_at: at('10:00') })).body.data;
  const save = (body: object) =>
    call(bookings.calls.save, { params: { id }, body: { version: 1, ...body } });
  for (const change of [{ car_id: van.id }, { weight: 2501 }, { height: 201 }])
    expect((await save(change)).body.error?.code).toBe('bookings.place_too_small');
  await move(id, { version: 1, begins_at: null });
  const { version } = await bookingNow(id);
  expect((await save({ version, car_id: van.id })).status).toBe(200);
});

test('a booking that is taken up again, or put back with its day, still has a place where its car can stand', async () => {
  const { book, van, call, set, site, small, large, calendar } = await liftsWithLimits();
  const one = (await book({ begins_at: at('10:00') })).body.data;
  const params = { id: one.id };
  const step = { version: 1, cancel_reason: 'customer' } as { version: number };
  await call(bookings.calls.cancel, { params, body: step });
  await call(bookings.calls.save, { params, body: { version: 2, car_id: van.id } });
  const again = await call(bookings.calls.reopen, { params, body: { version: 3 } });
  expect(again.body.error?.code).toBe('bookings.place_too_small');

  const car = await makeCar(server.db, { chain_id: site.chain_id, weight: 2000 });
  const { id, version } = (await book({ begins_at: at('12:00'), car_id: car.id })).body.data;
  const input = { calendar_id: calendar, day, place_id: small };
  const moves = [{ id, version, begins_at: at('12:00') }];
  const moved = (await call(dayMoveCalls.move, { body: { ...input, moves } })).body.data;
  expect(moved.moved).toBe(1);
  const heavier = { version: 1, weight: 2600 };
  expect((await set(cars.calls.save, { params: { id: car.id }, body: heavier })).status).toBe(200);
  const undone = await call(dayMoveCalls.undo, { params: { id: moved.id } });
  expect(undone.body.data).toMatchObject({
    undone: 0,
    refused: [{ id, message: expect.stringContaining('Lift 1 is too small') }],
  });
  const query = { calendar_id: String(calendar), from: day, to: day };
  const drawn = (await call(bookingCalls.calendar, { query })).body.data.bookings;
  expect(drawn.find((shown) => shown.id === id)?.rows).toEqual([large]);
});

test('whatever a server believes, the database puts no car where it cannot stand', async () => {
  const { book, van, small } = await liftsWithLimits();
  const { id } = (await book({ begins_at: at('10:00'), car_id: van.id })).body.data;
  const forced = server.db.transaction('system', (tx) =>
    tx.updateTable('booking_work').set({ place_id: small }).where('booking_id', '=', id).execute(),
  );
  await expect(forced).rejects.toThrow('too heavy');
});

test('what of a car makes the work longer counts for all of it, and still when other work is said', async () => {
  const { book, move, service, wheels, call } = await liftsWithLimits();
  const wash = await service({ minutes: 20, minutes_by_class: { van: 35 } });
  const balance = await service({ minutes: 15, minutes_by_class: { van: 25, truck: 60 } });
  const one = (await book({ begins_at: at('10:00'), services: [wash], classes: ['van'] })).body
    .data;
  expect(one).toMatchObject({ minutes: 35, classes: ['van'] });
  const work = { services: [wash, balance], begins_at: at('10:00') };
  const both = (await move(one.id, { version: 1, ...work })).body.data;
  expect(both).toMatchObject({ minutes: 60, classes: ['van'] });
  const body = { services: [wash, balance, wheels], booking_id: one.id, from: day, to: day };
  expect((await call(bookingCalls.times, { body })).body.data.minutes).toBe(90);
  const truck = (await move(one.id, { version: 2, ...work, classes: ['truck', 'van'] })).body.data;
  expect(truck).toMatchObject({ minutes: 95, classes: ['truck', 'van'] });
  const usual = (await move(one.id, { version: 3, ...work, classes: [] })).body.data;
  expect(usual).toMatchObject({ minutes: 35, classes: [] });
});
