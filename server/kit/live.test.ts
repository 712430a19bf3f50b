import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { io, type Socket } from 'socket.io-client';
import { queueCalls, type QueueDump } from '#contract/queue.ts';
import { sessionCalls } from '#contract/session.ts';
import { logInAs, makeToken, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { freshDatabase } from '#tests/support/test-database.ts';

let server: TestServer;
let address: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await serverOver(await freshDatabase());
  await server.house.http.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.house.http.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await server.house.http.close();
  await server.db.close();
});

/** A socket that has not said yet who it is, and everything it hears in order. */
function connect(auth: Record<string, unknown> = {}) {
  const socket = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
  });
  sockets.push(socket);
  const heard: [string, unknown][] = [];
  socket.onAny((name: string, payload: unknown) => heard.push([name, payload]));
  return { socket, heard };
}

/** What the next event of this name carries. */
function next(socket: Socket, name: string): Promise<unknown[]> {
  const { promise, resolve } = Promise.withResolvers<unknown[]>();
  socket.once(name, (...payload: unknown[]) => resolve(payload));
  return promise;
}

async function socketTokenOf(me: LoggedIn): Promise<string> {
  return (await server.call(sessionCalls.socketToken, {}, { token: me.token })).body.data.token;
}

/** A socket of somebody who is let in, after it got the whole queue. */
async function listen(me: LoggedIn) {
  const connection = connect({ token: await socketTokenOf(me) });
  await next(connection.socket, 'customer-queue.full');
  return connection;
}

const add = (me: LoggedIn, name: string) =>
  server.call(queueCalls.add, { body: { licenseplate: '', name } }, { token: me.token });

test('a socket that says who it is is let in and gets the whole queue', async () => {
  const me = await logInAs(server.db);
  const { id } = await makeQueuePerson(server.db, { site: me.site });
  const { socket, heard } = connect();
  await next(socket, 'connect');
  socket.emit('token', await socketTokenOf(me));
  const [dump] = (await next(socket, 'customer-queue.full')) as [QueueDump];
  expect(heard[0]).toEqual(['authenticated', true]);
  expect(dump.people.map((person) => person.id)).toEqual([id]);
});

test.each([
  ['a wrong token', 'a.b.c'],
  ['no text', { admin: true }],
  ['nothing', null],
])('a socket that says %s is told no', async (_, token) => {
  const { socket } = connect();
  await next(socket, 'connect');
  socket.emit('token', token);
  expect(await next(socket, 'authenticated')).toEqual([false]);
});

test('a site token opens no socket, and a refused one may say who it is once more', async () => {
  const me = await logInAs(server.db);
  const { socket } = connect({ token: me.token });
  expect(await next(socket, 'authenticated')).toEqual([false]);
  socket.emit('token', await socketTokenOf(me));
  expect(await next(socket, 'authenticated')).toEqual([true]);
});

test('a change reaches everybody at the site and nobody elsewhere', async () => {
  const [kari, stranger] = [await logInAs(server.db), await logInAs(server.db)];
  const ola = await logInAs(server.db, { site: kari.site });
  const [hers, his, theirs] = [await listen(kari), await listen(ola), await listen(stranger)];
  const updates = [hers, his, theirs].map(({ socket }) => next(socket, 'customer-queue.update'));
  const { body } = await add(kari, 'Guest');
  // Sockets hear in order: had the stranger's heard of the first guest, it would be told here.
  const own = await add(stranger, 'Another');
  const [toHer, toHim, toThem] = await Promise.all(updates);
  expect(toHer).toEqual([{ revision: 1, people: [body.data] }]);
  expect(toHim).toEqual(toHer);
  expect(toThem).toEqual([{ revision: 1, people: [own.body.data] }]);
});

test('a refused change is told to nobody', async () => {
  const me = await logInAs(server.db);
  const { id } = await makeQueuePerson(server.db, { site: me.site });
  const { socket, heard } = await listen(me);
  const update = next(socket, 'customer-queue.update');
  await server.call(
    queueCalls.call,
    { params: { id }, body: { target: null } },
    { token: me.token },
  );
  await add(me, 'Guest');
  await update;
  expect(heard.filter(([name]) => name === 'customer-queue.update')).toHaveLength(1);
});

test('who may not read the queue hears nothing of it', async () => {
  const reader = await logInAs(server.db);
  const other = await logInAs(server.db, { site: reader.site, roles: [] });
  const readers = await listen(reader);
  const deaf = connect({ token: await socketTokenOf(other) });
  await next(deaf.socket, 'authenticated');
  const update = next(readers.socket, 'customer-queue.update');
  await add(reader, 'Guest');
  await update;
  // What was sent to this socket before it was closed has come before its end.
  const ended = next(deaf.socket, 'disconnect');
  await server.call(sessionCalls.logoutAll, {}, { token: other.token });
  await ended;
  expect(deaf.heard).toEqual([['authenticated', true]]);
});

test('refresh sends the whole queue to the sockets of this login only', async () => {
  const me = await logInAs(server.db);
  const phone = await makeToken(server.db, { user: me.user, site: me.site });
  const [here, there] = [await listen(me), await listen(phone)];
  const full = next(here.socket, 'customer-queue.full');
  const { body } = await server.call(queueCalls.refresh, {}, { token: me.token });
  expect(await full).toEqual([body.data]);
  const update = next(there.socket, 'customer-queue.update');
  await add(me, 'Guest');
  await update;
  expect(there.heard.filter(([name]) => name === 'customer-queue.full')).toHaveLength(1);
});

test('logging out closes the sockets of the login', async () => {
  const me = await logInAs(server.db);
  const { socket } = await listen(me);
  const ended = next(socket, 'disconnect');
  await server.call(sessionCalls.logout, {}, { token: me.token });
  expect(await ended).toEqual(expect.arrayContaining(['io server disconnect']));
});
