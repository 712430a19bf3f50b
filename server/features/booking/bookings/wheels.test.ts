import { expect, test } from 'vitest';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { moveCalls } from '#contract/hotel/moves/moves.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { hotelStaff } from '#tests/support/factories/hotel/staff.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const zone = 'Europe/Oslo';
const day = (days: number) => daysAfter(dayOf(now().getTime(), zone), days);
const at = (days: number, clock: string) =>
  new Date(instantAt(Date.parse(`${day(days)}T${clock}Z`), zone)).toISOString();

/** A booking in a week whose wheels stand on a shelf of the site. */
async function withWheels() {
  const here = await workshop(server);
  const hotel = await hotelStaff(server, { site: here.site });
  const shelf = await hotel.place({ room: 2 });
  const set = await hotel.takeIn({ licenseplate: 'EL55555', place_id: shelf.id });
  const booking = (await here.book({ begins_at: at(7, '10:00'), set_id: set.id })).body.data;
  const open = async () =>
    (await here.call(moveCalls.work)).body.data.moves.map(({ kind, reason, due_on: due }) => ({
      kind,
      reason,
      due,
    }));
  return { ...here, booking, params: { id: booking.id }, open, set };
}

test('wheels that a booking needs are to be fetched by the evening before', async () => {
  const { open, call, params } = await withWheels();
  expect(await open()).toEqual([{ kind: 'stage', reason: 'booking', due: day(6) }]);
  const moved = await call(bookingCalls.move, {
    params,
    body: { version: 1, begins_at: at(9, '10:00') },
  });
  expect(moved.status).toBe(200);
  expect(await open()).toEqual([{ kind: 'stage', reason: 'booking', due: day(8) }]);
  const body = { version: 2, cancel_reason: 'customer' } as never;
  await call(bookings.calls.cancel, { params, body });
  expect(await open()).toEqual([]);
  await call(bookings.calls.undo, { params, body: { version: 3 } });
  expect(await open()).toEqual([{ kind: 'stage', reason: 'booking', due: day(8) }]);
});

test('the booking dialog reads its wheels, its work and its status as the specification names them', async () => {
  const { call, booking, params, set, places, wheels } = await withWheels();
  const { data } = (await call(bookingCalls.shown, { params })).body;
  expect(data).toMatchObject({
    id: booking.id,
    ticket: booking.ticket,
    time: booking.begins_at,
    duration: 30,
    status: 'Active',
    type: 'Admin',
    isConfirmed: true,
    v2TyreHotelId: set.id,
    tyreHotelMetaData: { number: set.number, state: 'stored' },
    work: [
      {
        isPrimary: true,
        service: { id: wheels },
        resource: { name: 'Mechanic 1' },
        place: { id: places[0], name: 'Lift 1' },
      },
    ],
  });
});
