import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueCalls } from '#contract/queue.ts';
import { sessionCalls } from '#contract/session.ts';
import { openDatabase } from '#server/db/open.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { authenticatedSocket } from '#tests/support/live-socket.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { freshDatabase } from '#tests/support/test-database.ts';

let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  const db = await freshDatabase();
  one = await serverOver(db);
  other = await serverOver(await openDatabase({ url: db.pool!.options.connectionString }));
});
afterAll(async () => {
  for (const server of [one, other]) {
    await server.house.http.close();
    await server.db.close();
  }
});

test('a change made on one server is heard by the sockets of another', async () => {
  const { token } = await logInAs(one.db);
  const live = await authenticatedSocket(other, token);
  await live.next('customer-queue.full');
  await one.call(queueCalls.add, { body: { licenseplate: 'EL54321', name: '' } }, { token });
  const change = await live.next('customer-queue.update');
  expect(change.people.map(({ licenseplate }) => licenseplate)).toEqual(['EL54321']);
  live.close();
});

test('logging out on one server closes the sockets on another', async () => {
  const { token } = await logInAs(one.db);
  const live = await authenticatedSocket(other, token);
  await one.call(sessionCalls.logoutAll, undefined, { token });
  expect(await live.next('disconnect')).toBe('io server disconnect');
});
