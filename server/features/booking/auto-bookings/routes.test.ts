import { expect, test } from 'vitest';
import { autoBookingCalls } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import {
  autoBookings,
  waves as wavesBatch,
} from '#contract/booking/auto-bookings/auto-bookings.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { inDays, carStatesOf, waves } from '#tests/support/factories/booking/waves.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { runWaves } from './jobs.ts';

crudSuite(autoBookings, {
  valid: () => ({ name: unique('Wave'), first_day: inDays(5), last_day: inDays(20) }),
  changed: { name: 'Autumn', share: 30 },
  wrong: { share: 0, last_day: '2020-01-01', begins_to: 2000 },
});

const server = await testServer();

test('a simulation gives each a time, says what it takes, and writes nothing but that', async () => {
  const at = await waves(server, { customers: 3 });
  await at.reminder('auto_invite');
  const id = await at.planned();
  expect(await at.waveNow(id)).toMatchObject({ state: 'planned', planned: 3, made: 0 });
  const board = await at.board(id);
  expect(carStatesOf(board)).toEqual({ planned: 3 });
  expect(board).toMatchObject({
    has_invite: true,
    has_nudge: false,
    invite: { sms: 3, parts: 3, emails: 0 },
    days: [
      { day: inDays(7), open: 480, booked: 0, planned: 90, count: 3 },
      { day: inDays(8), count: 0 },
      { day: inDays(9), count: 0 },
    ],
  });
  expect(await at.bookings()).toEqual([]);
});

test('who is left out is listed with why, and who gets no time too', async () => {
  const at = await waves(server, { customers: 1 });
  await at.stored({ set: { season: 'summer' } });
  await at.stored({ customer: { blocked: true } });
  await at.stored({ customer: { phone: '' } });
  await at.stored({ set: { verdict: 'illegal' } });
  const { set } = await at.stored();
  await at.book({ set_id: set, begins_at: `${inDays(7)}T10:00:00.000Z` });
  await at.stored();
  const id = await at.planned({ per_day: 1, last_day: inDays(7) });
  const board = await at.board(id);
  expect(carStatesOf(board)).toEqual({ planned: 1, overflow: 1, out: 5 });
  expect(board.overflow).toEqual([{ reason: 'share_used', count: 1 }]);
  expect(Object.fromEntries(board.out.map(({ reason, count }) => [reason, count]))).toEqual({
    season: 1,
    blocked: 1,
    no_contact: 1,
    worn_out: 1,
    booked: 1,
  });
  const { body } = await at.call(autoBookingCalls.audience, {
    body: { season: 'winter', service_id: at.wheels, first_day: inDays(7), last_day: inDays(9) },
  });
  expect(body.data).toMatchObject({ members: 2, sms: 2, emails: 0 });
});

test('a wave that runs makes each booking once, unconfirmed, and is done when all is settled', async () => {
  const at = await waves(server, { customers: 3 });
  const id = await at.planned();
  await at.step(id, 'run');
  await runWaves(server.app);
  await runWaves(server.app);
  const made = await at.bookings();
  expect(made).toHaveLength(3);
  expect(new Set(made.map(({ licenseplate }) => licenseplate))).toEqual(
    new Set(at.people.map(({ plate }) => plate)),
  );
  expect(made[0]).toMatchObject({ type: 'auto', is_confirmed: false, minutes: 30 });
  expect(carStatesOf(await at.board(id))).toEqual({ open: 3 });
  expect(await at.waveNow(id)).toMatchObject({ state: 'running', made: 3, unanswered: 3 });
});

test('who is left out by hand gets no booking, and who was can be taken in again', async () => {
  const at = await waves(server, { customers: 3 });
  const id = await at.planned();
  const ids = (await at.cars(id)).map((car) => car.id);
  const choose = (items: number[], left_out: boolean) =>
    at.call(wavesBatch.calls.choose, { params: { id }, body: { items, left_out } });
  expect((await choose(ids.slice(0, 2), true)).body.data).toMatchObject({ planned: 1 });
  const { version } = await at.waveNow(id);
  // Pressed twice: nothing has changed, and nobody who looks at it has to look again.
  expect((await choose(ids.slice(0, 2), true)).body.data).toMatchObject({ planned: 1, version });
  expect((await choose(ids.slice(1, 3), false)).body.data).toMatchObject({ planned: 2 });
  expect((await at.cars(id)).map(({ state, reason }) => [state, reason])).toEqual([
    ['left_out', 'by_hand'],
    ['planned', ''],
    ['planned', ''],
  ]);
  await at.step(id, 'run');
  await runWaves(server.app);
  expect(await at.bookings()).toHaveLength(2);
  expect((await choose(ids, true)).body.error?.code).toBe('common.wrong_state');
});

test('whom another wave is for is not left out by the number they have there', async () => {
  const at = await waves(server, { customers: 2 });
  const [one, other] = [await at.planned(), await at.planned()];
  const items = (await at.cars(other)).map((car) => car.id);
  await at.call(wavesBatch.calls.choose, {
    params: { id: one },
    body: { items, left_out: true },
  });
  for (const id of [one, other]) {
    expect((await at.cars(id)).map(({ state }) => state)).toEqual(['planned', 'planned']);
  }
});

test('what is started is what was looked over: not a proposal that somebody has taken people out of since', async () => {
  const at = await waves(server, { customers: 2 });
  const id = await at.planned();
  const seen = await at.waveNow(id);
  const [first] = await at.cars(id);
  const body = { items: [first!.id], left_out: true };
  await at.call(wavesBatch.calls.choose, { params: { id }, body });
  const { version } = seen;
  const late = await at.call(autoBookings.calls['run' as 'archive'], {
    params: { id },
    body: { version },
  });
  expect(late.body.error?.code).toBe('common.changed_elsewhere');
});

test('a proposal that everybody was taken out of is not started', async () => {
  const at = await waves(server, { customers: 1 });
  const id = await at.planned();
  const items = (await at.cars(id)).map((car) => car.id);
  await at.call(wavesBatch.calls.choose, { params: { id }, body: { items, left_out: true } });
  expect((await at.step(id, 'run')).body.error?.code).toBe('common.nothing_planned');
});

test('another site sees nothing of it', async () => {
  const at = await waves(server, { customers: 1 });
  const id = await at.planned();
  const stranger = await logInAs(server.db, { roles: ['manager'] });
  for (const call of [autoBookingCalls.board, wavesBatch.calls.items] as const) {
    expect((await server.call(call, { params: { id } }, stranger)).status).toBe(404);
  }
  const body = { version: 2 };
  const choose = { items: [1], left_out: true };
  const chosen = await server.call(
    wavesBatch.calls.choose,
    { params: { id }, body: choose },
    stranger,
  );
  expect(chosen.status).toBe(404);
  const nudge = await server.call(autoBookingCalls.nudge, { params: { id }, body }, stranger);
  expect(nudge.status).toBe(404);
});
