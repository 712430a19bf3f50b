import { expect, test } from 'vitest';
import { dashboardCalls } from '#contract/desk/dashboard.ts';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { claimsOf, authenticate } from '#server/kit/caller/caller.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import { makeNotification } from '#tests/support/factories/notifications.ts';
import { testKeys } from '#tests/support/keys.ts';
import { testServer } from '#tests/support/server.ts';
import { readTiles, tileReaders } from './tiles.ts';

const server = await testServer();
const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * 60_000);

async function tilesFor(token: string) {
  const { status, body } = await server.call(dashboardCalls.today, {}, { token });
  expect(status).toBe(200);
  return body.data.tiles;
}

test('the first page shows how the queue stands, who has waited longest and what is unread', async () => {
  const me = await logInAs(server.db);
  const { site, token } = me;
  const first = await makeQueuePerson(server.db, {
    site,
    licenseplate: 'EL11111',
    arrived_at: minutesAgo(12),
  });
  const others = [8, 5, 2].map((minutes) =>
    makeQueuePerson(server.db, { site, arrived_at: minutesAgo(minutes) }),
  );
  const [second] = await Promise.all(others);
  const params = { id: second!.id };
  await server.call(queueCalls.expedite, { params, body: { target: null } }, { token });
  const gone = await makeQueuePerson(server.db, { site, arrived_at: minutesAgo(20) });
  await server.call(
    queueCalls.expedite,
    { params: { id: gone.id }, body: { target: null } },
    { token },
  );
  await server.call(queueCalls.done, { params: { id: gone.id } }, { token });
  await makeNotification(server.db, { site, should_resolve: true });
  await makeNotification(server.db, { site });

  const { queue, hours, notifications } = await tilesFor(token);
  expect(queue).toMatchObject({
    state: 'resolved',
    value: { waiting: 3, expediting: 1, done: 1 },
  });
  const median = queue?.state === 'resolved' ? queue.value.medianWait : null;
  expect(Math.abs((median ?? 0) - 14 * 60)).toBeLessThan(60);
  const handled = queue?.state === 'resolved' ? queue.value.medianHandled : null;
  expect(handled).toBeGreaterThanOrEqual(0);
  expect(handled).toBeLessThan(60);
  const waits = queue?.state === 'resolved' ? queue.value.longest : [];
  expect(waits[0]).toMatchObject({
    id: first.id,
    licenseplate: 'EL11111',
    since: first.arrived_at.toISOString(),
  });
  expect(waits.map(({ since }) => since)).toEqual(waits.map(({ since }) => since).toSorted());
  expect(waits).toHaveLength(3);
  expect(hours?.state).toBe('resolved');
  expect(notifications).toMatchObject({ state: 'resolved', value: { unread: 2, toResolve: 1 } });
});

test('nobody has come yet: no waits, and no median of nothing', async () => {
  const { token } = await logInAs(server.db);
  const { queue } = await tilesFor(token);
  expect(queue).toMatchObject({
    value: {
      waiting: 0,
      expediting: 0,
      done: 0,
      medianWait: null,
      medianHandled: null,
      longest: [],
    },
  });
});

test('the arrivals of a day are counted by the clock of the site', async () => {
  const me = await logInAs(server.db);
  await makeQueuePerson(server.db, { site: me.site, arrived_at: now() });
  const { hours } = await tilesFor(me.token);
  const hour = Number(
    now().toLocaleTimeString('en-GB', { hour: '2-digit', timeZone: 'Europe/Oslo' }),
  );
  const value = hours?.state === 'resolved' ? hours.value : undefined;
  const bar = value?.hours.find((one) => one.hour === hour);
  // In the night nobody is open yet.
  expect(bar?.arrived ?? value?.early).toBe(1);
});

test('another site of the chain shows nothing of this one', async () => {
  const me = await logInAs(server.db);
  const other = await makeSite(server.db, { chain_id: me.site.chain_id });
  await makeQueuePerson(server.db, { site: other });
  expect((await tilesFor(me.token)).queue).toMatchObject({ value: { waiting: 0 } });
});

test('who may not see the queue gets no tile of it', async () => {
  const { token } = await logInAs(server.db, { roles: [] });
  expect(Object.keys(await tilesFor(token))).toEqual(['notifications']);
});

test('the newest of what is unread is named, and what was read is not', async () => {
  const me = await logInAs(server.db, { roles: ['warehouse'] });
  const { site, token } = me;
  for (const [at, title_en] of ['oldest', 'old', 'new', 'newest'].entries()) {
    const publish_time = minutesAgo(10 - at);
    await makeNotification(server.db, { site, title_en, publish_time });
  }
  const titles = async () => {
    const { notifications } = await tilesFor(token);
    if (notifications?.state !== 'resolved') return [];
    return notifications.value.newest.map(({ title }) => title);
  };
  expect(await titles()).toEqual(['newest', 'new', 'old']);
  const { notifications } = await tilesFor(token);
  const id = notifications?.state === 'resolved' ? notifications.value.newest[1]!.id : 0;
  await server.call(notificationsCalls.markRead, { params: { id } }, { token });
  expect(await titles()).toEqual(['newest', 'old', 'oldest']);
});

test('a tile whose query fails says so, and the others stand', async () => {
  const me = await logInAs(server.db, { roles: ['manager'] });
  await makeQueuePerson(server.db, { site: me.site });
  const claims = await claimsOf(testKeys, me.token);
  const streamed: string[] = [];
  const tiles = await server.db.transaction('app', async (tx) => {
    const caller = await authenticate(tx, claims);
    const readers = {
      ...tileReaders,
      queue: ({ tx: db }: { tx: typeof tx }) =>
        db
          .selectFrom('users')
          .select('nowhere' as 'id')
          .execute() as Promise<never>,
    };
    return readTiles({ tx, caller, now: now(), language: 'en', readers }, (tile) =>
      streamed.push(tile),
    );
  });
  expect(streamed).toEqual(['queue']);
  expect(tiles.queue).toEqual({ state: 'rejected' });
  expect(tiles.hours).toMatchObject({ state: 'resolved', value: { total: 1 } });
  const others = Object.values(tiles).filter((tile) => tile?.state === 'resolved');
  expect(others).toHaveLength(6);
});
