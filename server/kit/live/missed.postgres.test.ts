import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { openDatabase } from '#server/db/open.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import {
  authenticatedSocket,
  openSocket,
  nextChangeOf,
} from '#tests/support/network/live-socket.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';

// NOTIFY has no memory: what one of two servers publishes is lost to the other while it does not listen.
let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  const db = await freshDatabase();
  one = await serverOver(db);
  const url = db.pool!.options.connectionString;
  other = await serverOver(await openDatabase({ url, log: () => {} }));
});
afterAll(async () => {
  for (const server of [one, other]) {
    await server.app.http.close();
    await server.db.close();
  }
});

test('what is published while a server cannot listen is made up for when it listens again', async () => {
  const { token } = await logInAs(one.db);
  const live = await authenticatedSocket(other, token);
  const before = await live.next('customer-queue.full');
  await one.db.executeSql(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' and datname = current_database()",
  );
  await one.call(queueCalls.add, { body: { licenseplate: 'EL54321', name: '' } }, { token });
  const after = await live.next('customer-queue.full');
  expect(after.revision).toBe(before.revision + 1);
  // Whoever hears this asks for all else: lists, notifications, settings.
  expect(await live.next('authenticated')).toBe(true);
  live.close();
});

test('what got lost without a word is found by comparing what servers published', async () => {
  const { token } = await logInAs(one.db);
  const live = await authenticatedSocket(other, token);
  await live.next('customer-queue.full');
  for (const told of [7, 9, 9]) {
    await one.db.transaction('system', (tx) =>
      tx
        .insertInto('live_servers')
        .values({ uid: 'a third', told })
        .onConflict((conflict) => conflict.column('uid').doUpdateSet({ told }))
        .execute(),
    );
    await other.app.live.compare();
  }
  expect(await live.next('authenticated')).toBe(true);
  live.close();
});

test('what one server reported before a page was connected to another is reported there too', async () => {
  const { token } = await logInAs(one.db);
  const since = Date.now();
  const there = await authenticatedSocket(other, token);
  await one.call(customers.calls.add, { body: { name: 'Kari' } }, { token });
  await nextChangeOf(there, 'customers');
  const answer = await other.call(sessionCalls.socketToken, undefined, { token });
  const live = await openSocket(other, { token: answer.body.data.token, since });
  await nextChangeOf(live, 'customers');
  for (const one of [there, live]) one.close();
});
