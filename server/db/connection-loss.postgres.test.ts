import { once } from 'node:events';
import net from 'node:net';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from './open.ts';

const template = inject('databaseTemplate');
const url = 'url' in template ? template.url : '';
const through = new URL(url);
const sockets = new Set<net.Socket>();

// Stands between the server and its database, to be cut.
const proxy = net.createServer((client) => {
  const server = net.connect(Number(new URL(url).port || 5432), new URL(url).hostname);
  for (const socket of [client, server]) {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      client.destroy();
      server.destroy();
    });
  }
  client.pipe(server).pipe(client);
});

async function listen(port: number): Promise<number> {
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function cut(): Promise<void> {
  const closed = once(proxy, 'close');
  proxy.close();
  for (const socket of sockets) socket.destroy();
  await closed;
}

const port = await listen(0);
through.hostname = '127.0.0.1';
through.port = String(port);
const db = await openDatabase({ url: through.href, log: () => {} });
afterAll(async () => {
  await db.close();
  await cut();
});

test('when the database goes away the server hears of it at once, and works again when it is back', async () => {
  await db.ping();
  const waiting = db.transaction('system', async () => {
    await cut();
  });
  await expect(waiting).rejects.toThrow(/./);
  await expect(db.ping()).rejects.toThrow('ECONNREFUSED');
  await listen(port);
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
