import { expect, test } from 'vitest';
import { queueCalls, QueueStatus } from '#contract/workshop/queue.ts';
import { now, startOfDay } from '#server/kit/clock.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeQueueOptions, makeQueuePerson } from '#tests/support/factories/queue.ts';
import { authenticatedSocket } from '#tests/support/network/live-socket.ts';
import { testServer } from '#tests/support/server.ts';
import { endDays } from './night.ts';

const server = await testServer();

const minutes = (count: number) => count * 60_000;
const dayBegan = startOfDay(now(), 'Europe/Oslo');
const fromMidnight = (ms: number) => new Date(dayBegan.getTime() + ms);
// It lies behind us whenever this runs.
const pastMidnight = fromMidnight(1);

/** A counter whose last visitor of yesterday was forgotten. */
async function forgotten() {
  const me = await logInAs(server.db);
  const { token, site } = me;
  await makeQueueOptions(server.db, { site });
  const arrived_at = fromMidnight(-minutes(300));
  const { id } = await makeQueuePerson(server.db, { site, name: 'Kari', arrived_at });
  const params = { params: { id } };
  // Any change of the queue: a site without one has no night.
  await server.call(queueCalls.add, { body: { licenseplate: 'EL10001', name: '' } }, { token });
  return {
    site,
    token,
    id,
    history: async () => (await server.call(queueCalls.history, params, { token })).body.data,
    wait: () => server.call(queueCalls.wait, { params: { id, queue: 'expedite' } }, { token }),
    kari: async () => {
      const { body } = await server.call(queueCalls.refresh, {}, { token });
      return body.data.people.find((person) => person.id === id);
    },
  };
}

test('who was forgotten in the queue is closed as not come after midnight, and the history shows it', async () => {
  const { kari, history } = await forgotten();
  await endDays(server.app, pastMidnight);
  expect(await kari()).toMatchObject({
    no_show: true,
    expedite: { status: QueueStatus.Done, done_at: pastMidnight.toISOString() },
  });
  expect((await history()).at(-1)).toEqual({
    at: pastMidnight.toISOString(),
    action: 'no_show',
    queue: 'expedite',
    target: null,
    by: null,
  });
});

test('the log of the queue names the job that closed who was forgotten', async () => {
  const { id } = await forgotten();
  await endDays(server.app, pastMidnight);
  const steps = await server.db.transaction('system', (tx) =>
    tx
      .selectFrom('queue_history')
      .select(['action', 'user_id', 'job'])
      .where('person_id', '=', id)
      .where('job', 'is not', null)
      .execute(),
  );
  expect(steps).toEqual([{ action: 'no_show', user_id: null, job: 'queue-night' }]);
});

test('before midnight nobody is closed, and who came after it stays', async () => {
  const { kari, token } = await forgotten();
  await endDays(server.app, fromMidnight(-minutes(4)));
  expect(await kari()).toMatchObject({ no_show: false });
  await endDays(server.app, pastMidnight);
  const { body } = await server.call(queueCalls.refresh, {}, { token });
  expect(body.data.people.filter(({ no_show }) => !no_show)).toMatchObject([
    { licenseplate: 'EL10001', expedite: { status: QueueStatus.Wait } },
  ]);
});

test('who was closed for the night can be put back, and is not closed once more that day', async () => {
  const { kari, wait } = await forgotten();
  await endDays(server.app, pastMidnight);
  expect((await wait()).status).toBe(200);
  await endDays(server.app, now());
  expect(await kari()).toMatchObject({ no_show: false, expedite: { status: QueueStatus.Wait } });
});

test('who is put back in the morning waits from then on, and the history keeps yesterday', async () => {
  const { kari, wait, history } = await forgotten();
  await endDays(server.app, pastMidnight);
  const { body } = await wait();
  const putBack = Date.parse(body.data.expedite.start_at ?? '');
  expect(putBack).toBeGreaterThan(pastMidnight.getTime());
  expect((await kari())?.expedite.start_at).toBe(body.data.expedite.start_at);
  expect((await history()).map(({ action, at }) => [action, at])).toEqual([
    ['arrive', fromMidnight(-minutes(300)).toISOString()],
    ['no_show', pastMidnight.toISOString()],
    ['wait', body.data.expedite.start_at],
  ]);
});

test('a panel that stands open all night is told the new day', async () => {
  const { token, id } = await forgotten();
  const panel = await authenticatedSocket(server, token);
  expect((await panel.next('customer-queue.full')).people).toHaveLength(2);
  await endDays(server.app, pastMidnight);
  const closed = await panel.next('customer-queue.full');
  expect(closed.people.find((person) => person.id === id)).toMatchObject({ no_show: true });
  // Nobody is left, yet what was done yesterday has to go.
  await endDays(server.app, pastMidnight);
  expect((await panel.next('customer-queue.full')).revision).toBe(closed.revision);
  panel.close();
});

test('a day that ends in another zone ends at its own midnight', async () => {
  const { kari, site } = await forgotten();
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('sites')
      .set({ timezone: 'Atlantic/Azores' })
      .where('id', '=', site.id)
      .execute(),
  );
  await endDays(server.app, pastMidnight);
  expect(await kari()).toMatchObject({ no_show: false });
});
