import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { openDatabase } from '#server/db/open.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { authenticatedSocket, type LiveSocket } from '#tests/support/network/live-socket.ts';
import { freePort, runRedis } from '#tests/support/redis.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';

let port: number;
let one: TestServer;
let other: TestServer;
let redis: { end: () => void } | undefined;

beforeAll(async () => {
  port = await freePort();
  const REDIS_URL = `redis://127.0.0.1:${port}`;
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
  redis?.end();
});

const ready = async (server: TestServer) => {
  const { statusCode, body } = await server.app.http.inject('/ready');
  return { statusCode, ...(JSON.parse(body) as { status: string }) };
};
const add = (token: string, licenseplate: string) =>
  one.call(queueCalls.add, { body: { licenseplate, name: '' } }, { token });
const plates = async (live: LiveSocket) =>
  (await live.next('customer-queue.update')).people.map(({ licenseplate }) => licenseplate);

test('servers start without their Redis, notify their own sockets, and catch up when it comes', async () => {
  expect(await ready(other)).toEqual({
    statusCode: 200,
    status: 'ready, but Redis does not answer: changes made at other servers show late',
  });
  const { token } = await logInAs(one.db);
  const own = await authenticatedSocket(one, token);
  const far = await authenticatedSocket(other, token);
  const before = await far.next('customer-queue.full');
  await add(token, 'EL54321');
  expect(await plates(own)).toEqual(['EL54321']);

  redis = await runRedis(port);
  const after = await far.next('customer-queue.full');
  expect(after.revision).toBe(before.revision + 1);
  for (const server of [one, other]) {
    await vi.waitFor(
      async () => expect(await ready(server)).toEqual({ statusCode: 200, status: 'ready' }),
      { timeout: 30_000 },
    );
  }
  await add(token, 'EL54322');
  expect(await plates(far)).toEqual(['EL54322']);
  own.close();
  far.close();
});
