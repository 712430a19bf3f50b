import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { openCutProxy, type CutProxy } from '#tests/support/network/cut-proxy.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';

let direct: Database;
let proxy: CutProxy;
let server: TestServer;

beforeAll(async () => {
  direct = await freshDatabase();
  proxy = await openCutProxy(direct.pool!.options.connectionString!);
  server = await serverOver(await openDatabase({ url: proxy.url, log: () => {} }));
});
afterAll(async () => {
  await server.app.http.close();
  await server.db.close();
  await direct.close();
  await proxy.cut();
});

test('while the database is away calls say to come back, and once it is back they are answered', async () => {
  const { token } = await logInAs(direct);
  const body = { licenseplate: 'EL90001', name: '' };
  const add = () =>
    server.call(queueCalls.add, { body }, { token, key: 'once', deviceId: 'phone' });
  await proxy.cut();
  const refused = await add();
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.body.error?.code).toBe('common.unavailable');
  const ready = () => server.app.http.inject('/ready').then(({ statusCode }) => statusCode);
  expect(await ready()).toBe(503);

  await proxy.mend();
  expect(await ready()).toBe(200);
  expect((await add()).status).toBe(200);
  const answer = await server.call(queueCalls.refresh, undefined, { token });
  expect(answer.body.data.people).toHaveLength(1);
});
