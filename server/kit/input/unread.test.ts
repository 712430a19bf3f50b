import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '#contract/kit/errors.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { testDatabase } from '#tests/support/database/test-database.ts';

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await serverOver(await testDatabase());
  await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.http.server.address() as { port: number });
});
afterAll(() => server.app.http.close());

const login = 'POST /api/v3/auth/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';
const body = (type: string, content: string) =>
  `${login}Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`;

test.each<[string, string, number, string]>([
  ['is no HTTP', 'nonsense\r\n\r\n', 400, 'common.bad_request'],
  [
    'has a header of 40 KB',
    `${login}X: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
    'common.headers_too_large',
  ],
  ['has a body that is no JSON', body('application/json', '{'), 400, 'common.bad_request'],
  ['has a body of another kind', body('text/xml', '<a/>'), 415, 'common.not_json'],
  [
    'has a body that is too large',
    body('application/json', `"${'x'.repeat(2_000_000)}"`),
    413,
    'common.body_too_large',
  ],
  [
    'holds half a letter',
    body('application/json', String.raw`{"email":"a\ud800@b.no","password":"x"}`),
    400,
    'common.bad_text',
  ],
  [
    'holds a letter of nothing',
    body('application/json', String.raw`{"email":"a@b.no","password":"\u0000"}`),
    400,
    'common.bad_text',
  ],
  [
    'is nested deeper than anything',
    body('application/json', `{"email":${'['.repeat(5_000)}${']'.repeat(5_000)}}`),
    400,
    'common.bad_request',
  ],
])('a request that %s is refused in the shape of every error', async (_, request, status, code) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const { error } = errorBody.parse(JSON.parse(answer.slice(answer.indexOf('{'))));
  expect(error.code).toBe(code);
  expect(error.message).not.toMatch(/[{}]|errors\./);
});
