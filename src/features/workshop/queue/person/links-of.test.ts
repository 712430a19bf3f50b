import { expect, test } from 'vitest';
import type { QueuePerson } from '#contract/workshop/queue.ts';
import { cameIn } from '#tests/support/factories/queue-person.ts';
import { linksOf } from './links-of.ts';

const screens = [
  ':customerId/customer/show',
  'N0/customer/new',
  'bookings',
  'bookings/:id',
  'bookings/new/:referenceType/:referenceId/:referenceParam?',
  ':orderId/order2/main',
  'N0/order2/main',
  'tyre-hotel/details/:tyreHotelId',
  'tyre-hotel/new',
].map((path) => ({ path }));

const stranger = cameIn(new Date(0), { id: 5, licenseplate: 'EL12345', name: 'Kari' });
const booking = { id: 11, start_time: '2026-11-23T08:00:00Z' };
const known = {
  ...stranger,
  customer_id: 7,
  car_id: 8,
  order_id: 9,
  tyre_hotel_id: 10,
  booking,
};
const paths = (...args: Parameters<typeof linksOf>) => linksOf(...args).map(({ path }) => path);

test('from somebody known one gets to the customer, the booking, the order and the tyre hotel', () => {
  expect(paths(known, screens)).toEqual([
    '7/customer/show?car=8&queue_id=5',
    'bookings/11',
    '9/order2/main',
    'tyre-hotel/details/10',
  ]);
});

test('where the server says nothing of bookings, one is made', () => {
  const { booking: _, ...rest } = known;
  expect(paths(rest as QueuePerson, screens)).toContain(`bookings/new/queue/${known.id}`);
});

test('who came before it was known by which booking gets to those of today', () => {
  const before = { ...known, booking: { ...booking, id: null } };
  expect(paths(before, screens)).toContain('bookings?begins_at_in=today&q=EL12345');
});

test('for a stranger they are made', () => {
  expect(paths(stranger, screens)).toEqual([
    'N0/customer/new?queue_id=5',
    'bookings/new/queue/5',
    'N0/order2/main',
    'tyre-hotel/new',
  ]);
  expect(paths({ ...stranger, car_id: 8 }, screens)).toContain('N0/order2/main?car_id=8');
  expect(paths({ ...stranger, customer_id: 7 }, screens)).toContain('N0/order2/main?customer_id=7');
});

test('what has no screen is not offered, not even where everything else is shown in a frame', () => {
  expect(
    paths(known, [{ path: '*', placeholder: true }, { path: 'tyre-hotel/details/:tyreHotelId' }]),
  ).toEqual(['tyre-hotel/details/10']);
});

test('where a legacy application is, the order and the tyre hotel lead there', () => {
  const ours = [{ path: ':customerId/customer/show' }];
  expect(linksOf(known, ours, true).map(({ to }) => to)).toEqual([
    'customer',
    'booking',
    'order',
    'tyreHotel',
  ]);
});
