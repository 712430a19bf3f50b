import { expect, test } from 'vitest';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { orders } from '#contract/sales/orders.ts';
import { now } from '#server/kit/clock.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const day = daysAfter(dayOf(now().getTime(), 'Europe/Oslo'), 7);
const at = (clock: string) =>
  new Date(instantAt(Date.parse(`${day}T${clock}Z`), 'Europe/Oslo')).toISOString();

/** A workshop with an order of a car. */
async function ordered() {
  const made = await workshop(server, { lifts: 2, people: 2 });
  const { call, site } = made;
  const { id: car_id } = await makeCar(server.db, { chain_id: site.chain_id });
  const order = async (body: object = { car_id }) =>
    (await call(orders.calls.add, { body })).body.data;
  const one = await order();
  const orderNow = async () => (await call(orders.calls.one, { params: { id: one.id } })).body.data;
  return { ...made, car_id, one, order, orderNow };
}

test('an order is booked, and each knows the other', async () => {
  const { book, call, one, car_id, orderNow } = await ordered();
  const booked = await book({ begins_at: at('10:00'), car_id, order_id: one.id });
  const { id } = booked.body.data;
  expect(await orderNow()).toMatchObject({ booking_id: id, version: one.version + 1 });
  const shown = (await call(bookingCalls.shown, { params: { id } })).body.data;
  expect(shown).toMatchObject({ orderId: one.id, orderMetaData: { state: 'draft' } });
  const plain = (await book({ begins_at: at('11:00') })).body.data.id;
  const other = (await call(bookingCalls.shown, { params: { id: plain } })).body.data;
  expect(other).toMatchObject({ orderId: null, orderMetaData: null });
});

test('an order has one booking to come: another is refused, and takes no time, until that one is cancelled', async () => {
  const { book, call, one, orderNow } = await ordered();
  const first = (await book({ begins_at: at('10:00'), order_id: one.id })).body.data;
  const second = await book({ begins_at: at('12:00'), order_id: one.id });
  expect(second.body.error).toMatchObject({
    code: 'bookings.order_booked',
    message: expect.stringContaining(first.ticket),
  });
  const query = { from: day, to: day };
  expect((await call(bookingCalls.calendar, { query })).body.data.bookings).toHaveLength(1);
  const step = { version: 1, cancel_reason: 'customer' } as { version: number };
  await call(bookings.calls.cancel, { params: { id: first.id }, body: step });
  const again = await book({ begins_at: at('12:00'), order_id: one.id });
  expect((await orderNow()).booking_id).toBe(again.body.data.id);
  const gone = (await call(bookingCalls.shown, { params: { id: first.id } })).body.data;
  expect(gone.orderId).toBeNull();
});

test('of two who book an order at once, one has it', async () => {
  const { book, one } = await ordered();
  const both = await Promise.all(
    ['10:00', '13:00'].map((clock) => book({ begins_at: at(clock), order_id: one.id })),
  );
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('an order that is cancelled, archived or of another site is not booked', async () => {
  const { book, call, order } = await ordered();
  const refusedBy = async (order_id: number) =>
    (await book({ begins_at: at('10:00'), order_id })).body.error?.code;
  const cancelled = await order();
  await call(orders.calls.cancel, { params: { id: cancelled.id }, body: { version: 1 } });
  expect(await refusedBy(cancelled.id)).toBe('bookings.order_closed');
  const archived = await order();
  await call(orders.calls.archive, { params: { id: archived.id }, body: { version: 1 } });
  expect(await refusedBy(archived.id)).toBe('bookings.order_closed');
  const { one: elsewhere } = await ordered();
  expect(await refusedBy(elsewhere.id)).toBe('common.not_found');
});
