import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { writtenCalls } from '#contract/platform/notifications/written-calls.ts';
import { logInAs, makeToken, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeNotification } from '#tests/support/factories/notifications.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { authenticatedSocket, type LiveSocket } from '#tests/support/network/live-socket.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { notify } from './notify.ts';
import { announce } from './sending/announce.ts';

let server: TestServer;
const sockets: LiveSocket[] = [];
beforeAll(async () => {
  server = await serverOver(await freshDatabase());
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await server.app.http.close();
  await server.db.close();
});

async function socketOf({ token }: { token: string }): Promise<LiveSocket> {
  const socket = await authenticatedSocket(server, token);
  sockets.push(socket);
  return socket;
}

const write = (me: LoggedIn) =>
  server.call(
    writtenCalls.write,
    {
      body: {
        audience: { wholeChain: false, siteIds: [me.site.id], roles: [], feature: null },
        words: { en: { title: 'News', content: 'Read' }, nb: null, sv: null },
        shouldResolve: true,
        publishTime: null,
        expiresAt: null,
      },
    },
    me,
  );

test('a mark reaches every device of the person with the counter, also at another site, and nobody else', async () => {
  const me = await logInAs(server.db);
  const other = await makeSite(server.db, { chain_id: me.site.chain_id });
  const phone = await makeToken(server.db, { user: me.user, site: me.site });
  const elsewhere = await logInAs(server.db, { user: me.user, site: other });
  const colleague = await logInAs(server.db, { site: me.site });
  const { id } = await makeNotification(server.db, { site: me.site });
  const mine = [await socketOf(me), await socketOf(phone), await socketOf(elsewhere)];
  const colleagueSocket = await socketOf(colleague);
  await server.call(notificationsCalls.markRead, { params: { id } }, me);
  for (const socket of mine) {
    expect(await socket.next('notifications.marked')).toEqual({
      ids: [id],
      until: null,
      unread: false,
      siteId: me.site.id,
      counter: { data: 0, revision: 1 },
    });
  }
  await server.call(notificationsCalls.markRead, { params: { id } }, colleague);
  expect((await colleagueSocket.next('notifications.marked')).counter).toEqual({
    data: 0,
    revision: 1,
  });
});

test('two devices that mark at once agree on the counter of the later revision', async () => {
  const me = await logInAs(server.db);
  const made = await Promise.all(
    [1, 2, 3, 4].map(() => makeNotification(server.db, { site: me.site })),
  );
  const answers = await Promise.all(
    made.map(({ id }) => server.call(notificationsCalls.markRead, { params: { id } }, me)),
  );
  const counters = answers.map(({ body }) => body.data).sort((a, b) => a.data - b.data);
  expect(counters).toEqual(
    [3, 2, 1, 0].map((data, at) => ({ data, revision: at + 1 })).toReversed(),
  );
});

test('what is written, resolved and withdrawn is heard of at the site, without a word of it', async () => {
  const manager = await logInAs(server.db, { roles: ['manager'] });
  const mechanic = await logInAs(server.db, { site: manager.site, roles: ['mechanic'] });
  const socket = await socketOf(mechanic);
  const [id = 0] = (await write(manager)).body.data.ids;
  expect(await socket.next('notifications.changed')).toEqual({ ids: [id] });
  await server.call(notificationsCalls.resolve, { params: { id }, body: {} }, mechanic);
  expect(await socket.next('notifications.changed')).toEqual({ ids: [id] });
  await server.call(writtenCalls.withdraw, { params: { id } }, manager);
  expect(await socket.next('notifications.changed')).toEqual({ ids: [id] });
});

test('what is for the chain is heard of at each of its sites, what is for one person by them alone', async () => {
  const me = await logInAs(server.db);
  const other = await makeSite(server.db, { chain_id: me.site.chain_id });
  const away = await socketOf(await logInAs(server.db, { site: other }));
  const mine = await socketOf(me);
  const notified = async (to: object) => {
    await server.db.transaction('system', (tx) =>
      notify(tx, {
        chainId: me.site.chain_id,
        to,
        kind: 'operations',
        words: { en: { title: 'News', content: 'Read' } },
      }),
    );
    await announce(server.app);
  };
  await notified({ userId: me.user.id });
  const [first] = (await mine.next('notifications.changed')).ids;
  await notified({});
  const [second] = (await mine.next('notifications.changed')).ids;
  expect(second).not.toBe(first);
  expect((await away.next('notifications.changed')).ids).toEqual([second]);
});
