import { expect, test } from 'vitest';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import type { Week } from '#contract/booking/booking-settings/calendars.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const allDay: Week = Array.from({ length: 7 }, () => [[0, 1440] as [number, number]]);

test.each([
  [
    '2027-03-28',
    'the hour that is left out',
    '2027-03-28T00:30:00.000Z',
    '2027-03-28T01:00:00.000Z',
    46,
  ],
  [
    '2027-10-31',
    'the hour that comes twice',
    '2027-10-31T00:30:00.000Z',
    '2027-10-31T01:00:00.000Z',
    50,
  ],
])('in the night of %s a booking lasts through %s', async (day, _, begins, ends, count) => {
  const { call, book, wheels, set, calendar } = await workshop(server, { hours: allDay });
  expect(calendar).toBeGreaterThan(0);
  const body = { services: [wheels], from: day, to: day };
  const before = (await call(bookingCalls.times, { body })).body.data;
  // A quarter of an hour each, but for those after which it would still be the night of the next day.
  expect(before.times.filter(({ ok }) => ok).length).toBe(count * 2);
  const booked = await book({ begins_at: begins });
  expect(booked.body.data).toMatchObject({ begins_at: begins, minutes: 30 });
  const params = { id: booked.body.data.id };
  expect((await set(bookingCalls.work, { params })).body.data).toMatchObject([
    { from: begins, to: ends },
  ]);
  const query = { from: day, to: day };
  const { data } = (await call(bookingCalls.calendar, { query })).body;
  expect(data.bookings.map(({ id }) => id)).toEqual([params.id]);
  expect(data.load).toEqual([{ day, open: count * 30, booked: 30, count: 1 }]);
});
