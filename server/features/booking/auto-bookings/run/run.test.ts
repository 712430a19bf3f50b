import { expect, test } from 'vitest';
import { autoBookingCalls } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { bodyOf } from '#server/kit/mail/messages-repo.ts';
import { inDays, carStatesOf, waves } from '#tests/support/factories/booking/waves.ts';
import { testServer } from '#tests/support/server.ts';
import { sendBookingMessages } from '../../bookings/messages/jobs.ts';
import { runWaves } from '../jobs.ts';
import { makeBookings } from './make-bookings.ts';

const server = await testServer();
const run = () => runWaves(server.app);

type Waves = Awaited<ReturnType<typeof waves>>;
const job = 'auto-bookings';
/** One portion of a wave, and nothing after it. */
const portion = (at: Waves, id: number, after: () => void = () => undefined) =>
  actAs(
    server.app,
    { chainId: at.site.chain_id, siteId: at.site.id, job },
    { requestId: job },
    async (context) => {
      await makeBookings(server.app, context, id);
      after();
    },
  );
const answer = async (
  at: Waves,
  nth: number,
  step: 'confirm' | 'cancel',
  stepInput: object = {},
) => {
  const { id, version } = (await at.bookings())[nth]!;
  const body = { version, ...stepInput };
  return at.call(bookings.calls[step], { params: { id }, body });
};

test('a server that dies in the middle has made each booking once when the wave is done', async () => {
  const at = await waves(server, { customers: 30, lifts: 2, people: 2 });
  const id = await at.planned();
  await at.step(id, 'run');
  await portion(at, id);
  const died = portion(at, id, () => {
    throw new Error('killed');
  });
  await expect(died).rejects.toThrow('killed');
  expect(await at.bookings()).toHaveLength(20);
  await run();
  const made = await at.bookings();
  expect(made).toHaveLength(30);
  expect(new Set(made.map(({ licenseplate }) => licenseplate)).size).toBe(30);
  const proposed = (await at.cars(id)).map(({ proposed_at: time }) => time);
  expect(made.map(({ begins_at: time }) => time)).toEqual(proposed);
});

test('two servers that run it at once make each booking once', async () => {
  const at = await waves(server, { customers: 25, lifts: 2, people: 2 });
  const id = await at.planned();
  await at.step(id, 'run');
  await Promise.all([run(), run()]);
  expect(await at.bookings()).toHaveLength(25);
});

test('of two who start it at once, one is told that it has been changed', async () => {
  const at = await waves(server);
  const id = await at.planned();
  const answers = await Promise.all([at.step(id, 'run'), at.step(id, 'run')]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('a paused wave makes nothing until it goes on; a stopped one leaves the others out', async () => {
  const at = await waves(server, { customers: 30, lifts: 2, people: 2 });
  const id = await at.planned();
  await at.step(id, 'run');
  await portion(at, id);
  await at.step(id, 'pause');
  await run();
  expect(await at.bookings()).toHaveLength(20);
  await at.step(id, 'go_on');
  const late = await at.step(id, 'finish');
  expect(late.body.error?.code).toBe('common.not_all_done');
  await at.step(id, 'stop');
  await run();
  expect(carStatesOf(await at.board(id))).toEqual({ open: 20, left_out: 10 });
});

test('whose time was taken meanwhile gets the next best one, after all others, or none', async () => {
  const at = await waves(server, { customers: 3 });
  const id = await at.planned({ last_day: inDays(7), begins_from: 480, begins_to: 600 });
  const [first] = await at.cars(id);
  await at.book({ begins_at: first!.proposed_at! });
  await at.step(id, 'run');
  await run();
  const cars = await at.cars(id);
  expect(cars.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
  expect(cars.at(-1)).toMatchObject({ id: first!.id });
  const times = cars.map(({ begins_at: time }) => time);
  expect(new Set(times).size).toBe(3);
  expect(times).not.toContain(first!.proposed_at);

  const full = await waves(server, { customers: 1 });
  const tight = await full.planned({ last_day: inDays(7), begins_from: 480, begins_to: 480 });
  const [only] = await full.cars(tight);
  await full.book({ begins_at: only!.proposed_at! });
  await full.step(tight, 'run');
  await run();
  expect(await full.cars(tight)).toMatchObject([{ state: 'overflow', reason: 'full' }]);
  expect(await full.waveNow(tight)).toMatchObject({ state: 'done' });
});

test('who booked themselves meanwhile, or whose wheels are gone, is left out', async () => {
  const at = await waves(server, { customers: 3 });
  const id = await at.planned();
  const [, booked, gone] = at.people;
  await at.book({ set_id: booked!.set, begins_at: `${inDays(9)}T11:00:00.000Z` });
  await server.db.transaction('system', (tx) =>
    tx.updateTable('wheel_sets').set({ state: 'returned' }).where('id', '=', gone!.set).execute(),
  );
  await at.step(id, 'run');
  await run();
  const reasons = (await at.cars(id)).map(({ set_id: set, reason }) => [set, reason]);
  expect(Object.fromEntries(reasons)).toEqual({
    [at.people[0]!.set]: '',
    [booked!.set]: 'booked_since',
    [gone!.set]: 'gone',
  });
});

/** What waits to leave a site leaves it, or never will. */
const becomes = (at: Awaited<ReturnType<typeof waves>>, status: 'sent' | 'failed') =>
  server.db.transaction('system', (tx) =>
    tx
      .updateTable('messages')
      .set({ status })
      .where('site_id', '=', at.site.id)
      .where('status', '=', 'waiting')
      .execute(),
  );

test('an invitation that could not be sent is counted as one that was not', async () => {
  const at = await waves(server, { customers: 2 });
  await at.reminder('auto_invite');
  const id = await at.planned({});
  await at.step(id, 'run');
  await run();
  await sendBookingMessages(server.app);
  await becomes(at, 'failed');
  expect(await at.board(id)).toMatchObject({ sent: 0, waiting: 0, not_sent: 2 });
});

test('each is invited once, reminded when they do not answer, and told the usual once they confirm', async () => {
  const at = await waves(server, { customers: 2 });
  await at.reminder('auto_invite');
  await at.reminder('auto_nudge');
  const id = await at.planned({ nudge_days: 3 });
  await at.step(id, 'run');
  await run();
  await sendBookingMessages(server.app);
  // Handed over they wait for the gateway, which takes so many in a minute.
  expect(await at.board(id)).toMatchObject({ sent: 0, waiting: 2, not_sent: 0 });
  await becomes(at, 'sent');
  expect(await at.board(id)).toMatchObject({ sent: 2, waiting: 0, not_sent: 0, overdue: 0 });
  await answer(at, 0, 'confirm');
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('auto_booking_cars')
      .set({ made_at: new Date(`${inDays(-4)}T10:00:00Z`) })
      .where('batch_id', '=', id)
      .execute(),
  );
  await run();
  await run();
  await sendBookingMessages(server.app);
  const { rows } = await server.db.transaction('system', async (tx) => ({
    rows: await tx
      .selectFrom('booking_messages as m')
      .innerJoin('auto_booking_cars as c', 'c.booking_id', 'm.booking_id')
      .innerJoin('messages as sent', 'sent.id', 'm.message_id')
      .selectAll('sent')
      .where('c.batch_id', '=', id)
      .orderBy('m.id')
      .execute(),
  }));
  const texts = rows.map((row) => bodyOf(server.app.keys, row));
  expect(texts.map((text) => text.split(' ')[0])).toEqual([
    'auto_invite',
    'auto_invite',
    'auto_nudge',
  ]);
  expect(await at.board(id)).toMatchObject({ nudged: 0 });
  await becomes(at, 'sent');
  expect(await at.board(id)).toMatchObject({ nudged: 1 });
  const { version } = await at.waveNow(id);
  const again = { params: { id }, body: { version } };
  expect((await at.call(autoBookingCalls.nudge, again)).body.data).toEqual({ nudged: 1 });
});

test('what customers answer is read from their bookings', async () => {
  const at = await waves(server, { customers: 4 });
  const id = await at.planned();
  await at.step(id, 'run');
  await run();
  await answer(at, 0, 'confirm');
  const all = await at.bookings();
  const write = (nth: number, set: object) =>
    server.db.transaction('system', (tx) =>
      tx.updateTable('bookings').set(set).where('id', '=', all[nth]!.id).execute(),
    );
  await write(1, { begins_at: new Date(`${inDays(8)}T12:00:00Z`), is_confirmed: true });
  await write(2, { state: 'cancelled', cancel_reason: 'declined' });
  await write(3, { state: 'cancelled', cancel_reason: 'changed_self' });
  expect(carStatesOf(await at.board(id))).toEqual({
    confirmed: 1,
    moved: 1,
    declined: 1,
    changed_self: 1,
  });
  await run();
  expect(await at.waveNow(id)).toMatchObject({ state: 'done', confirmed: 2, unanswered: 0 });
});

test('who has not answered can be let go, and nobody else', async () => {
  const at = await waves(server, { customers: 3 });
  const id = await at.planned();
  await at.step(id, 'run');
  await run();
  await answer(at, 0, 'confirm');
  const { version } = await at.waveNow(id);
  const release = (which: 'overdue' | 'all') =>
    at.call(autoBookings.calls.release, { params: { id }, body: { version, which } });
  expect((await release('overdue')).status).toBe(200);
  await run();
  expect(carStatesOf(await at.board(id))).toEqual({ confirmed: 1, open: 2 });
  expect((await release('all')).status).toBe(200);
  expect(await at.board(id)).toMatchObject({ releasing: 2 });
  await run();
  expect(carStatesOf(await at.board(id))).toEqual({ confirmed: 1, released: 2 });
  const letGo = (await at.bookings()).filter(({ state }) => state === 'cancelled');
  expect(letGo).toMatchObject([{ cancelled_by: 'site' }, { cancelled_by: 'site' }]);
});
