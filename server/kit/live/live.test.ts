import { afterEach, expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { logInAs, makeToken } from '#tests/support/factories/accounts.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import {
  authenticatedSocket,
  openSocket,
  type LiveSocket,
} from '#tests/support/network/live-socket.ts';
import { testServer } from '#tests/support/server.ts';

const open: LiveSocket[] = [];
afterEach(() => {
  for (const live of open.splice(0)) live.close();
});
const keep = (live: LiveSocket) => (open.push(live), live);

test('a socket that says who it is hears that it was believed and gets the whole queue', async () => {
  const server = await testServer();
  const { token, site } = await logInAs(server.db);
  const person = await makeQueuePerson(server.db, { site });
  const live = keep(await authenticatedSocket(server, token));
  const dump = await live.next('customer-queue.full');
  expect(dump.people.map(({ id }) => id)).toEqual([person.id]);
});

test('the token may also come with the handshake', async () => {
  const server = await testServer();
  const { token } = await logInAs(server.db);
  const answer = await server.call(sessionCalls.socketToken, undefined, { token });
  const live = keep(await openSocket(server, answer.body.data));
  expect(await live.next('authenticated')).toBe(true);
});

test.each([
  ['no token at all', async () => null],
  ['a text that is no token', async () => 'token'],
  ['a site token', async () => (await logInAs((await testServer()).db)).token],
])('a socket with %s is not believed', async (_, make) => {
  const live = keep(await openSocket(await testServer()));
  live.socket.emit('token', await make());
  expect(await live.next('authenticated')).toBe(false);
});

test('a change reaches everybody at the site with its revision, and nobody at another', async () => {
  const server = await testServer();
  const [here, elsewhere] = [await logInAs(server.db), await logInAs(server.db)];
  const [live, stranger] = [
    keep(await authenticatedSocket(server, here.token)),
    keep(await authenticatedSocket(server, elsewhere.token)),
  ];
  const before = await live.next('customer-queue.full');
  await stranger.next('customer-queue.full');
  const input = { body: { licenseplate: 'EL12345', name: '' } };
  await server.call(queueCalls.add, input, { token: here.token });
  const change = await live.next('customer-queue.update');
  expect(change.revision).toBe(before.revision + 1);
  expect(change.people.map(({ licenseplate }) => licenseplate)).toEqual(['EL12345']);

  // Their own change is the first that they hear of.
  await server.call(queueCalls.add, { body: { licenseplate: 'AB1', name: '' } }, elsewhere);
  const update = await stranger.next('customer-queue.update');
  expect(update.people.map(({ licenseplate }) => licenseplate)).toEqual(['AB1']);
});

test('a change that was refused is published to nobody', async () => {
  const server = await testServer();
  const { token, site } = await logInAs(server.db);
  const person = await makeQueuePerson(server.db, { site });
  const live = keep(await authenticatedSocket(server, token));
  const params = { id: person.id };
  const refused = await server.call(queueCalls.call, { params, body: { target: null } }, { token });
  expect(refused.status).toBe(409);
  await server.call(queueCalls.done, { params }, { token });
  const change = await live.next('customer-queue.update');
  expect(change.people[0]?.expedite.status).toBe(3);
});

test('who asks for a refresh gets the whole queue on the socket too', async () => {
  const server = await testServer();
  const { token } = await logInAs(server.db);
  const live = keep(await authenticatedSocket(server, token));
  await live.next('customer-queue.full');
  const answer = await server.call(queueCalls.refresh, undefined, { token });
  expect(await live.next('customer-queue.full')).toEqual(answer.body.data);
});

test('logging out closes the sockets of the login', async () => {
  const server = await testServer();
  const { token } = await logInAs(server.db);
  const live = keep(await authenticatedSocket(server, token));
  await server.call(sessionCalls.logoutAll, undefined, { token });
  expect(await live.next('disconnect')).toBe('io server disconnect');
});

test('who was not believed may say once more who they are', async () => {
  const server = await testServer();
  const { token } = await logInAs(server.db);
  const live = keep(await openSocket(server, { token }));
  expect(await live.next('authenticated')).toBe(false);
  const answer = await server.call(sessionCalls.socketToken, undefined, { token });
  live.socket.emit('token', answer.body.data.token);
  expect(await live.next('authenticated')).toBe(true);
});

test('who sends one bad token after another is hung up on', async () => {
  const live = keep(await openSocket(await testServer()));
  for (let sent = 0; sent < 5; sent += 1) {
    live.socket.emit('token', `bad ${sent}`);
    expect(await live.next('authenticated')).toBe(false);
  }
  expect(await live.next('disconnect')).toBe('io server disconnect');
});

test('who says nothing that is believed is hung up on after ten seconds, whatever it says', async () => {
  const live = keep(await openSocket(await testServer()));
  live.socket.emit('token', 'bad');
  expect(await live.next('authenticated')).toBe(false);
  expect(await live.next('disconnect')).toBe('io server disconnect');
});

test('who sends thousands of bad tokens at once is hung up on before they are looked at', async () => {
  const live = keep(await openSocket(await testServer()));
  for (let sent = 0; sent < 20_000; sent += 1) live.socket.emit('token', `bad ${sent}`);
  expect(await live.next('disconnect')).toBe('io server disconnect');
});

test('who may not read the queue hears nothing of it', async () => {
  const server = await testServer();
  const reader = await logInAs(server.db);
  const other = await logInAs(server.db, { site: reader.site, roles: [] });
  const hearing = keep(await authenticatedSocket(server, reader.token));
  const deaf = keep(await authenticatedSocket(server, other.token));
  const events: string[] = [];
  deaf.socket.onAny((name: string) => events.push(name));
  await server.call(queueCalls.add, { body: { licenseplate: 'AB1', name: '' } }, reader);
  await hearing.next('customer-queue.update');
  // What was sent before the socket was closed has come before its end.
  await server.call(sessionCalls.logoutAll, undefined, other);
  await deaf.next('disconnect');
  expect(events).toEqual([]);
});

test('a refresh is sent to the sockets of this login and not to the other devices', async () => {
  const server = await testServer();
  const me = await logInAs(server.db);
  const phone = await makeToken(server.db, { user: me.user, site: me.site });
  const other = keep(await authenticatedSocket(server, phone.token));
  await other.next('customer-queue.full');
  const events: string[] = [];
  other.socket.onAny((name: string) => events.push(name));
  await server.call(queueCalls.refresh, undefined, me);
  await server.call(queueCalls.add, { body: { licenseplate: 'AB1', name: '' } }, me);
  await other.next('customer-queue.update');
  expect(events).toEqual(['customer-queue.update']);
});
