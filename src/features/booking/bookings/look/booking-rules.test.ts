import { expect, test } from 'vitest';
import {
  actsOfBookings,
  cancelFee,
  colorOfBooking,
  isLate,
  statusLineOf,
  wordsOfReason,
} from '#contract/booking/booking-rules.ts';
import english from '#locales/en/booking/bookings.json';
import { reasonCodes } from '#contract/booking/slots/reasons.ts';

const textOf = (words: string): unknown =>
  words
    .replace('bookings:', '')
    .split('.')
    .reduce<unknown>((all, key) => (all as Record<string, unknown>)[key], english);

test.each([
  ['Booking is cancelled', 'red', { state: 'cancelled', type: 'auto', is_confirmed: true }],
  ['Confirmed auto-booking', 'green', { state: 'active', type: 'auto', is_confirmed: true }],
  ['Unconfirmed auto-booking', 'blue', { state: 'active', type: 'auto', is_confirmed: false }],
  ['Booked by admin', null, { state: 'completed', type: 'admin', is_confirmed: true }],
  ['Booked by customer', null, { state: 'active', type: 'portal', is_confirmed: false }],
] as const)('the status line “%s” is %s', (text, color, booking) => {
  const line = statusLineOf(booking);
  expect([textOf(line.words), line.color]).toEqual([text, color]);
});

test('bookings are drawn in the colours of the specification', () => {
  expect(colorOfBooking({ state: 'active', is_confirmed: true })).toBe('green');
  expect(colorOfBooking({ state: 'active', is_confirmed: false })).toBe('blue');
  expect(colorOfBooking({ state: 'completed', is_confirmed: false })).toBe('green');
  expect(colorOfBooking({ state: 'cancelled', is_confirmed: true })).toBe('red');
});

test('every reason has words, and whatever may wait on a device', () => {
  for (const act of Object.values(actsOfBookings)) expect(textOf(act)).toEqual(expect.any(String));
  for (const code of reasonCodes) expect(textOf(wordsOfReason(code))).toEqual(expect.any(String));
});

const begins_at = '2026-03-03T10:00:00.000Z';
const rules = { cancel_hours: 24, fee: 15_000 };

test.each([
  ['a day before', '2026-03-02T10:00:00Z', 'customer', null],
  ['a minute later', '2026-03-02T10:01:00Z', 'customer', 15_000],
  ['on the day, by the workshop', '2026-03-03T09:00:00Z', 'workshop', null],
])('cancelled %s', (_, at, reason, fee) => {
  expect(cancelFee({ begins_at }, reason, rules, new Date(at))).toBe(fee);
  expect(cancelFee({ begins_at: null }, reason, rules, new Date(at))).toBeNull();
  expect(cancelFee({ begins_at }, reason, { ...rules, fee: null }, new Date(at))).toBeNull();
});

test('who comes at the last minute is not late yet', () => {
  expect(isLate(begins_at, 10, new Date('2026-03-03T10:09:59Z'))).toBe(false);
  expect(isLate(begins_at, 10, new Date('2026-03-03T10:10:00Z'))).toBe(true);
  expect(isLate(null, 10, new Date('2026-03-03T10:10:00Z'))).toBe(false);
});
