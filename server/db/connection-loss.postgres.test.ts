import { afterAll, expect, inject, test } from 'vitest';
import { openCutProxy } from '#tests/support/network/cut-proxy.ts';
import { openDatabase } from './open.ts';

const template = inject('databaseTemplate');
const proxy = await openCutProxy('url' in template ? template.url : '');
const db = await openDatabase({ url: proxy.url, log: () => {} });
afterAll(async () => {
  await db.close();
  await proxy.cut();
});

test('when the database goes away the server hears of it at once, and works again when it is back', async () => {
  await db.ping();
  const waiting = db.transaction('system', async () => {
    await proxy.cut();
  });
  await expect(waiting).rejects.toThrow(/./);
  await expect(db.ping()).rejects.toThrow('ECONNREFUSED');
  await proxy.mend();
  await expect(db.ping()).resolves.toBeUndefined();
});

test('a connection that the database ends in the middle of a query fails that query alone', async () => {
  await expect(
    db.executeSql('select pg_terminate_backend(pg_backend_pid())'),
  ).rejects.toMatchObject({
    code: '57P01',
  });
  await expect(db.ping()).resolves.toBeUndefined();
});
