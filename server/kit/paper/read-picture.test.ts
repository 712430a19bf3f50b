import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { testServer } from '#tests/support/server.ts';
import { readPicture } from './read-picture.ts';

test('the logo of a paper is not read from a machine of our own network', async () => {
  const { app } = await testServer();
  const asked: string[] = [];
  const inside = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  }).listen(0, '127.0.0.1');
  await once(inside, 'listening');
  const { port } = inside.address() as AddressInfo;
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]']) {
    expect(await readPicture(app.http, `http://${host}:${port}/logo.png`)).toBeUndefined();
  }
  expect(asked).toEqual([]);
  inside.close();
});
