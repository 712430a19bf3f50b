import { expect, test } from 'vitest';
import { actsOfCustomer, type OwnBooking } from './page-rules.ts';

const begins_at = '2026-03-29T10:00:00.000Z';
const booking: OwnBooking = {
  state: 'active',
  type: 'admin',
  is_confirmed: true,
  begins_at,
  checked_in_at: null,
};
const rules = { cancel_hours: 24, move_hours: 12, fee: 15_000, needs_confirmation: false };
const at = (clock: string) => new Date(`2026-03-${clock}Z`);
const actsAt = (clock: string, overrides: Partial<OwnBooking> = {}, more = {}) =>
  actsOfCustomer({ ...booking, ...overrides }, { ...rules, ...more }, at(clock));

// The clock is put forward in the night between: hours are hours all the same.
test.each([
  ['a day before', '28T10:00:00', true, null],
  ['a second later', '28T10:00:01', true, 15_000],
  ['twelve hours before', '28T22:00:00', true, 15_000],
  ['a second later', '28T22:00:01', false, 15_000],
])('%s it is moved or not, and cancelling costs', (_, clock, move, fee) => {
  expect(actsAt(clock)).toMatchObject({ move, fee, answers: ['cancel'] });
});

test('until when is told', () => {
  expect(actsAt('20T08:00:00')).toMatchObject({
    moveUntil: '2026-03-28T22:00:00.000Z',
    freeUntil: '2026-03-28T10:00:00.000Z',
  });
  expect(actsAt('20T08:00:00', {}, { fee: null })).toMatchObject({ freeUntil: null, fee: null });
});

test('who was booked unasked confirms, declines, or has changed themselves, and owes nothing for that', () => {
  const auto = { type: 'auto', is_confirmed: false } as const;
  expect(actsAt('20T08:00:00', auto).answers).toEqual([
    'confirm',
    'cancel',
    'decline',
    'changed_self',
  ]);
});

test('what the site has to confirm is not confirmed by whoever booked it', () => {
  const booked = { type: 'portal', is_confirmed: false } as const;
  expect(actsAt('20T08:00:00', booked).answers).toContain('confirm');
  const awaited = actsAt('20T08:00:00', booked, { needs_confirmation: true });
  expect(awaited.answers).not.toContain('confirm');
});

test.each<[string, Partial<OwnBooking>, string]>([
  ['cancelled', { state: 'cancelled' }, '20T08:00:00'],
  ['done', { state: 'completed' }, '20T08:00:00'],
  ['begun', {}, '29T10:00:00'],
  ['here', { checked_in_at: '2026-03-29T09:50:00.000Z' }, '29T09:55:00'],
])('with one that is %s nothing is done', (_, overrides, clock) => {
  expect(actsAt(clock, overrides)).toMatchObject({ answers: [], move: false, fee: null });
});

test('one without a time can be given one, or cancelled for nothing', () => {
  expect(actsAt('20T08:00:00', { begins_at: null, is_confirmed: false })).toEqual({
    answers: ['cancel'],
    move: true,
    moveUntil: null,
    freeUntil: null,
    fee: null,
  });
});
