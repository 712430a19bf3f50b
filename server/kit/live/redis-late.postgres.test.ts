import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { createClient } from 'redis';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { openDatabase } from '#server/db/open.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { authenticatedSocket } from '#tests/support/network/live-socket.ts';
import { runRedis } from '#tests/support/redis.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';

// Each server has three connections to Redis. Here one can speak before it can listen.
const listening = /XREAD|XREVRANGE|SUBSCRIBE/i;
let heldUp = 0;
const released = Promise.withResolvers<void>();
let redis: Awaited<ReturnType<typeof runRedis>>;
let one: TestServer;
let other: TestServer;

const late = net.createServer((client) => {
  const behind = net.connect(Number(new URL(redis.url).port), '127.0.0.1');
  for (const socket of [client, behind]) {
    socket.on('error', () => {}).on('close', () => (client.destroy(), behind.destroy()));
  }
  behind.pipe(client);
  let before = Promise.resolve();
  client.on('data', (chunk: Buffer) => {
    const isLate = listening.test(chunk.toString('latin1'));
    if (isLate) heldUp += 1;
    before = before
      .then(() => (isLate ? released.promise : undefined))
      .then(() => void behind.write(chunk));
  });
});

beforeAll(async () => {
  redis = await runRedis();
  await once(late.listen(0, '127.0.0.1'), 'listening');
  const REDIS_URL = `redis://127.0.0.1:${(late.address() as AddressInfo).port}`;
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
  late.close();
  redis.end();
});

const statusOf = async (server: TestServer) =>
  (JSON.parse((await server.app.http.inject('/ready')).body) as { status: string }).status;

test('what is published while a server cannot listen yet is heard there, and it says so until then', async () => {
  // Two of each server.
  await vi.waitFor(() => expect(heldUp).toBe(4), { timeout: 30_000 });
  const { token } = await logInAs(one.db);
  const far = await authenticatedSocket(other, token);
  const plates: string[] = [];
  far.socket.onAny((_, payload: { people?: { licenseplate: string }[] }) => {
    plates.push(...(payload.people ?? []).map(({ licenseplate }) => licenseplate));
  });
  const stream = await createClient({ url: redis.url }).connect();
  let plate = 'EL54320';
  while ((await stream.xLen('socket.io')) === 0) {
    plate = `EL${Number(plate.slice(2)) + 1}`;
    await one.call(queueCalls.add, { body: { licenseplate: plate, name: '' } }, { token });
  }
  expect(await statusOf(other)).toContain('Redis does not answer');

  released.resolve();
  await vi.waitFor(() => expect(plates).toContain(plate), { timeout: 30_000 });
  await vi.waitFor(async () => expect(await statusOf(other)).toBe('ready'), { timeout: 30_000 });
  far.close();
  stream.destroy();
});
