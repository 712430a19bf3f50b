import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { openDatabase } from '#server/db/open.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { authenticatedSocket } from '#tests/support/network/live-socket.ts';
import { runRedis } from '#tests/support/redis.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';

// Both ways in which servers hear of each other's changes.
describe.each(['PostgreSQL', 'Redis'])('two servers that hear each other through %s', (by) => {
  const redis = by === 'Redis' ? runRedis() : undefined;
  let one: TestServer;
  let other: TestServer;

  beforeAll(async () => {
    const REDIS_URL = (await redis)?.url;
    const db = await freshDatabase();
    one = await serverOver(db, { REDIS_URL });
    const url = db.pool!.options.connectionString;
    other = await serverOver(await openDatabase({ url }), { REDIS_URL });
  });
  afterAll(async () => {
    for (const server of [one, other]) {
      await server.app.http.close();
      await server.db.close();
    }
    (await redis)?.end();
  });

  test('a change made on one is heard by the sockets of the other', async () => {
    const { token } = await logInAs(one.db);
    const live = await authenticatedSocket(other, token);
    await live.next('customer-queue.full');
    await one.call(queueCalls.add, { body: { licenseplate: 'EL54321', name: '' } }, { token });
    const change = await live.next('customer-queue.update');
    expect(change.people.map(({ licenseplate }) => licenseplate)).toEqual(['EL54321']);
    live.close();
  });

  test('logging out on one closes the sockets on the other', async () => {
    const { token } = await logInAs(one.db);
    const live = await authenticatedSocket(other, token);
    await one.call(sessionCalls.logoutAll, undefined, { token });
    expect(await live.next('disconnect')).toBe('io server disconnect');
  });
});
