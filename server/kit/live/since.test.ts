import { afterEach, expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import {
  authenticatedSocket,
  openSocket,
  nextChangeOf,
  type LiveSocket,
} from '#tests/support/network/live-socket.ts';
import { testServer } from '#tests/support/server.ts';

const open: LiveSocket[] = [];
afterEach(() => {
  for (const live of open.splice(0)) live.close();
});

type Login = Awaited<ReturnType<typeof logInAs>>;

/** Comes to the server with a page that began to load at an instant, and gives what it is told of resources. */
async function eventsSince(login: Login, since: number) {
  const server = await testServer();
  const answer = await server.call(sessionCalls.socketToken, undefined, login);
  const live = await openSocket(server, { token: answer.body.data.token, since });
  open.push(live);
  const events: string[] = [];
  live.socket.onAny((name: string, payload: { name?: string }) => {
    if (name.startsWith('resource.')) events.push(payload.name ?? name);
  });
  expect(await live.next('authenticated')).toBe(true);
  return { live, events };
}

const addOne = async (login: Login) =>
  (await testServer()).call(customers.calls.add, { body: { name: 'Kari' } }, login);

test('who says since when is told what changed since, before being told that all is well, and once', async () => {
  const server = await testServer();
  const [login, stranger] = [await logInAs(server.db), await logInAs(server.db)];
  const since = Date.now();
  const there = await authenticatedSocket(server, login.token);
  open.push(there);
  for (let nth = 0; nth < 2; nth += 1) {
    await addOne(login);
    // What is still being told would be heard by who comes as well.
    await nextChangeOf(there, 'customers');
  }
  expect((await eventsSince(login, since)).events).toEqual(['customers']);
  expect((await eventsSince(stranger, since)).events).toEqual([]);
  const later = await eventsSince(login, since + 60_000);
  expect(later.events).toEqual([]);
  await addOne(login);
  await nextChangeOf(later.live, 'customers');
  expect(later.events).toEqual(['customers']);
});

test('who may not read it is not told, and who asks about the time before the server hears that it is not known', async () => {
  const server = await testServer();
  const login = await logInAs(server.db);
  const since = Date.now();
  await addOne(login);
  const other = await logInAs(server.db, { site: login.site, roles: [] });
  expect((await eventsSince(other, since)).events).toEqual([]);
  expect((await eventsSince(login, since - 86_400_000)).events).toEqual(['resource.missed']);
});
