import { expect, test } from 'vitest';
import { bookings } from '#contract/booking/bookings.ts';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { dayOf, daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { now } from '#server/kit/clock.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { testServer } from '#tests/support/server.ts';
import { sendBookingMessages } from './jobs.ts';

const server = await testServer();

const zone = 'Europe/Oslo';
const at = (days: number, clock: string) =>
  new Date(
    instantAt(Date.parse(`${daysAfter(dayOf(now().getTime(), zone), days)}T${clock}Z`), zone),
  ).toISOString();

/** A workshop whose customers change their own bookings, as nobody who is logged in. */
async function withCustomers() {
  const made = await workshop(server);
  const { site } = made;
  const booked = async (days: number) => {
    const body = { begins_at: at(days, '10:00'), licenseplate: 'EK12345', contact_name: 'Kari' };
    const { id } = (await made.book(body)).body.data;
    await sendBookingMessages(server.app);
    return id;
  };
  const asCustomer = (id: number, change: Record<string, unknown>) =>
    actAs(
      server.app,
      { chainId: site.chain_id, siteId: site.id, job: 'test' },
      { requestId: 'test' },
      ({ db }) => db.updateTable('bookings').set(change).where('id', '=', id).execute(),
    );
  const notified = async () => {
    await sendBookingMessages(server.app);
    const { body } = await made.call(notificationsCalls.list, { query: {} });
    return body.data.map(({ title }) => title);
  };
  return { ...made, booked, asCustomer, notified };
}

test('what a customer books by a portal is told to who works with bookings; what a colleague books is not', async () => {
  const { booked, asCustomer, notified, call } = await withCustomers();
  const id = await booked(9);
  expect(await notified()).toEqual([]);
  const { body } = await call(bookings.calls.one, { params: { id } });
  await asCustomer(id, { begins_at: null });
  await asCustomer(id, { begins_at: body.data.begins_at, type: 'portal', is_confirmed: false });
  expect(await notified()).toEqual([
    `Booked online, to be confirmed: ${dayOf(Date.parse(body.data.begins_at!), zone)} 10:00`,
  ]);
  expect(await notified()).toHaveLength(1);
});

test('what a customer cancels or moves is told when it is close, from where and to where', async () => {
  const { booked, asCustomer, notified } = await withCustomers();
  await asCustomer(await booked(9), { state: 'cancelled', cancelled_by: 'customer' });
  expect(await notified()).toEqual([]);
  const day = daysAfter(dayOf(now().getTime(), zone), 1);
  await asCustomer(await booked(1), { state: 'cancelled', cancelled_by: 'customer' });
  expect(await notified()).toEqual([`Cancelled by the customer: ${day} 10:00`]);
  await asCustomer(await booked(1), { begins_at: at(8, '10:00') });
  expect((await notified())[0]).toBe(`Moved by the customer: ${daysAfter(day, 7)} 10:00`);
});

test('what a colleague cancels is known to the site already', async () => {
  const { booked, call, notified } = await withCustomers();
  const id = await booked(1);
  const body = { version: 1, cancel_reason: 'customer' } as never;
  expect((await call(bookings.calls.cancel, { params: { id }, body })).status).toBe(200);
  expect(await notified()).toEqual([]);
});

test('who books a car by a portal that is booked already is noticed by the site', async () => {
  const { booked, asCustomer, notified, call, bookingNow } = await withCustomers();
  const { ticket, begins_at: first } = await bookingNow(await booked(9));
  const id = await booked(10);
  const { begins_at } = await bookingNow(id);
  await asCustomer(id, { begins_at: null });
  await asCustomer(id, { begins_at, type: 'portal' });
  await notified();
  const { body } = await call(notificationsCalls.list, { query: {} });
  const day = dayOf(Date.parse(first!), zone);
  expect(body.data[0]?.content).toContain(
    `The same plate is booked already: ${day} 10:00 (${ticket}).`,
  );
});
