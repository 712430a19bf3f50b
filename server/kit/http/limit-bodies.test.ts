import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { importsCalls } from '#contract/lists/imports.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { serverOver, testServer } from '#tests/support/server.ts';
import { testDatabase } from '#tests/support/database/test-database.ts';
import { isTooMuch, limitBodies, publicBodyLimit } from './limit-bodies.ts';

test.each([
  ['{"a":[1,{"b":"]]]]"}]}', false],
  [`${'['.repeat(64)}${']'.repeat(64)}`, false],
  [`${'['.repeat(65)}${']'.repeat(65)}`, true],
  ['['.repeat(14_000_000), true],
  [`{"text":"${'['.repeat(1000)}"}`, false],
  [String.raw`{"text":"\"[[[\\"}`, false],
  [String.raw`{"text":"\\"${'['.repeat(70)}`.replace('\\\\"', '\\\\",'), true],
  [`[${'0,'.repeat(100_001)}0]`, true],
  [`{"content":"${'A'.repeat(14_000_000)}"}`, false],
  ['{"never ends', false],
])('%.40s is too much to read: %s', (json, tooMuch) => {
  expect(isTooMuch(json)).toBe(tooMuch);
});

const json = { 'content-type': 'application/json' };

test('without a token no body is looked at', async () => {
  const { app } = await testServer();
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api${importsCalls.add.path}`,
    headers: json,
    payload: '{"no JSON',
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'common.not_logged_in']);
});

test('who is refused before the body was read hears so, though the connection closes then', async () => {
  const { app } = await serverOver(await testDatabase());
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.http.server.address() as AddressInfo).port, '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => heard.push(chunk));
  socket.write(
    `POST /api${importsCalls.add.path.replace('{id}', '1')} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${importsCalls.add.largest}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(importsCalls.add.largest!, ' '));
  await once(socket, 'close');
  expect(Buffer.concat(heard).toString()).toMatch(/^HTTP\/1.1 401 /);
  await app.http.close();
});

test('who sends a body that is too deep is told so, and the server goes on', async () => {
  const { db, app } = await testServer();
  const { token } = await logInAs(db);
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api${customers.path}`,
    headers: { ...json, authorization: token },
    payload: '['.repeat(1_000_000),
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'common.bad_request']);
});

test('strangers may not say much', async () => {
  const { app } = await testServer();
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api${sessionCalls.login.path}`,
    headers: json,
    payload: JSON.stringify({ email: 'x'.repeat(publicBodyLimit), password: '' }),
  });
  expect(answer.statusCode).toBe(413);
});

test.each([
  ['is let in', false],
  ['has been refused', true],
])('who sends a body too slowly is hung up on, also when it %s', async (_, refused) => {
  const http = Fastify();
  limitBodies(http, { slowestMs: 20 });
  http.post(
    '/',
    { onRequest: (_request, _reply, done) => done(refused ? new Error('no') : undefined) },
    () => 'never',
  );
  await http.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
  );
  socket.resume();
  await once(socket, 'close');
  await http.close();
});
