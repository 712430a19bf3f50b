import { expect, test } from 'vitest';
import { bookings } from '#contract/booking/bookings.ts';
import { queueScreensCalls } from '#contract/workshop/queue-screens.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { authenticatedSocket, nextChangeOf } from '#tests/support/network/live-socket.ts';
import { makeQueueLink, makeQueueOptions } from '#tests/support/factories/queue.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

const server = await testServer();

const zone = 'Europe/Oslo';
const at = (clock: string) => {
  const day = daysAfter(dayOf(now().getTime(), zone), 7);
  return new Date(instantAt(Date.parse(`${day}T${clock}Z`), zone)).toISOString();
};

/** A workshop where somebody has booked today, so many minutes from now, whatever hour it is. */
async function bookedToday(minutes: number, overrides: object = {}) {
  const here = await workshop(server);
  const begins_at = new Date(now().getTime() + minutes * 60_000).toISOString();
  const overbook = 'The test runs at any hour';
  const { body } = await here.book({ begins_at, overbook, licenseplate: 'EL55555', ...overrides });
  const booking = body.data;
  const params = { id: booking.id };
  const step = (
    word: 'check_in' | 'no_show' | 'complete' | 'reopen',
    sender?: Parameters<TestServer['call']>[2],
  ) => here.call(bookings.calls[word], { params, body: { version: booking.version } }, sender);
  const queue = async () => (await here.call(queueCalls.refresh)).body.data.people;
  return { ...here, booking, params, step, queue, current: () => here.bookingNow(booking.id) };
}

test('who is checked in waits in the queue, with the time that they booked', async () => {
  const { step, queue, booking, current } = await bookedToday(5, { contact_name: 'Kari' });
  const { body } = await step('check_in');
  expect(body.data).toMatchObject({ is_late: false, state: 'active' });
  expect(body.data.checked_in_at).not.toBeNull();
  expect(await queue()).toMatchObject([
    {
      licenseplate: 'EL55555',
      name: 'Kari',
      booking: { id: booking.id, start_time: booking.begins_at },
    },
  ]);
  expect((await step('check_in')).body.error?.code).toBe('bookings.checked_in');
  expect((await step('no_show')).body.error?.code).toBe('bookings.checked_in');
  expect(await current()).toEqual(body.data);
});

test('a check-in that waited on a device counts from when it was done, once', async () => {
  const { step, queue } = await bookedToday(-9);
  const done = new Date(now().getTime() - 60_000).toISOString();
  const sender = { doneAt: done, key: crypto.randomUUID(), deviceId: crypto.randomUUID() };
  const [one, other] = [await step('check_in', sender), await step('check_in', sender)];
  expect(one.body.data).toMatchObject({ checked_in_at: done, is_late: false });
  expect(other.body).toEqual(one.body);
  expect(await queue()).toHaveLength(1);
});

test('who comes ten minutes after their time is late', async () => {
  const { step } = await bookedToday(-11);
  expect((await step('check_in')).body.data).toMatchObject({ is_late: true });
});

test('anyone who is let in by the plate of a booking of today has come by it; done in the queue, it is done', async () => {
  // Three minutes from now it may be tomorrow.
  const today = (minutes: number) => dayOf(now().getTime() + minutes * 60_000, zone);
  const minutes = today(3) === today(0) ? 3 : -3;
  const { call, booking, current, params } = await bookedToday(minutes, { contact_name: 'Kari' });
  const body = { licenseplate: 'el 55555', name: '' };
  const person = (await call(queueCalls.add, { body })).body.data;
  expect(person).toMatchObject({
    name: 'Kari',
    booking: { id: booking.id, start_time: booking.begins_at },
  });
  expect(await current()).toMatchObject({ is_late: false, version: 2 });
  const target = { target: null };
  await call(queueCalls.expedite, { params: { id: person.id }, body: target });
  await call(queueCalls.done, { params: { id: person.id } });
  expect(await current()).toMatchObject({ state: 'completed', version: 3 });
  const history = (await call(bookings.calls.history, { params })).body.data;
  expect(history.map(({ action }) => action)).toEqual(['complete', 'check_in', 'add']);
  await call(queueCalls.wait, { params: { id: person.id, queue: 'expedite' } });
  expect(await current()).toMatchObject({ state: 'active' });
});

test('who reads the bookings hears that one of them has come by the queue', async () => {
  const minutes = dayOf(now().getTime() + 180_000, zone) === dayOf(now().getTime(), zone) ? 3 : -3;
  const { call, me } = await bookedToday(minutes);
  const socket = await authenticatedSocket(server, me.token);
  await call(queueCalls.add, { body: { licenseplate: 'EL55555', name: '' } });
  await nextChangeOf(socket, 'bookings');
  socket.close();
});

test('the kiosk knows who has booked today by their plate', async () => {
  const minutes = dayOf(now().getTime() + 180_000, zone) === dayOf(now().getTime(), zone) ? 3 : -3;
  const { current, queue, site, booking } = await bookedToday(minutes);
  await makeQueueOptions(server.db, { site, kioskEnabled: true });
  const { code } = await makeQueueLink(server.db, { site, kind: 'kiosk' });
  const body = { key: crypto.randomUUID(), licenseplate: 'EL55555', name: '' };
  const checkedIn = await server.call(queueScreensCalls.checkIn, { params: { code }, body });
  expect(checkedIn.status).toBe(200);
  expect((await current()).checked_in_at).not.toBeNull();
  expect(await queue()).toMatchObject([
    { booking: { id: booking.id, start_time: booking.begins_at } },
  ]);
});

test('somebody who is in the queue already is shown to have booked, and comes once', async () => {
  const { call, step, queue, booking, book } = await bookedToday(5, { licenseplate: '' });
  const body = { licenseplate: 'EL66666', name: 'Ola' };
  await call(queueCalls.add, { body });
  await call(bookings.calls.save, {
    params: { id: booking.id },
    body: { version: 1, licenseplate: 'EL66666' },
  });
  await step('check_in');
  expect(await queue()).toMatchObject([
    { name: 'Ola', booking: { id: booking.id, start_time: booking.begins_at } },
  ]);
  expect((await book({ begins_at: at('10:00') })).status).toBe(200);
});

test('nobody is a no-show before they are late; then they owe what the calendar says', async () => {
  const soon = await bookedToday(-14);
  expect((await soon.step('no_show')).body.error?.code).toBe('bookings.too_early');
  const gone = await bookedToday(-15);
  expect((await gone.step('no_show')).body.data).toMatchObject({
    state: 'cancelled',
    no_show: true,
    fee: 15_000,
  });
});

test('who cancels too late owes the fee, and the time is free for others; it may be gone then', async () => {
  const { call, book, bookingNow } = await workshop(server);
  const cancel = (id: number, cancel_reason: string) =>
    call(bookings.calls.cancel, { params: { id }, body: { version: 1, cancel_reason } as never });
  const one = (await book({ begins_at: at('10:00') })).body.data;
  expect((await cancel(one.id, 'customer')).body.data).toMatchObject({
    state: 'cancelled',
    cancelled_by: 'site',
    fee: null,
  });
  const other = (await book({ begins_at: at('10:00') })).body.data;
  const params = { id: one.id };
  const again = await call(bookings.calls.reopen, { params, body: { version: 2 } });
  expect([again.status, again.body.error?.code]).toEqual([409, 'bookings.taken']);
  await cancel(other.id, 'workshop');
  expect((await call(bookings.calls.reopen, { params, body: { version: 2 } })).status).toBe(200);
  expect(await bookingNow(one.id)).toMatchObject({ state: 'active', cancel_reason: '' });
  const late = await bookedToday(60);
  const body = { version: 1, cancel_reason: 'customer' } as never;
  const cancelled = await late.call(bookings.calls.cancel, { params: late.params, body });
  expect(cancelled.body.data).toMatchObject({ fee: 15_000 });
});

test('a drop-in begins at the next free time, and waits in the queue', async () => {
  const allDay = Array.from({ length: 7 }, () => [[0, 1440] as [number, number]]);
  const { book, call } = await workshop(server, { hours: allDay });
  const { body } = await book({ is_drop_in: true, licenseplate: 'EL88888' });
  expect(body.data).toMatchObject({ is_drop_in: true, state: 'active' });
  expect(body.data.checked_in_at).not.toBeNull();
  const { people } = (await call(queueCalls.refresh)).body.data;
  expect(people.map(({ licenseplate }) => licenseplate)).toEqual(['EL88888']);
});
