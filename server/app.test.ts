import { expect, test } from 'vitest';
import { errorBody } from '#contract/kit/errors.ts';
import { noteAttempts } from '#server/kit/attempts/attempts-repo.ts';
import { now } from './kit/clock.ts';
import { testServer } from '#tests/support/server.ts';

const { app } = await testServer();

test.each([
  ['is no text', '/api/v3/queue/%ED%A0%80/done', 400],
  ['has too long a part', `/api/v3/queue/${'9'.repeat(2000)}/done`, 400],
  ['is nobody’s', '/api/v3/nothing', 404],
])('an address that %s is refused in the shape of every error', async (_, url, status) => {
  const answer = await app.http.inject({
    method: 'POST',
    url,
    headers: { 'accept-language': 'nb' },
  });
  expect(answer.statusCode).toBe(status);
  const { error } = errorBody.parse(answer.json());
  expect(error.requestId).not.toBe('');
  expect(error.message).not.toMatch(/[{}]|errors\./);
});

test('an answer is kept by no cache and says what it is', async () => {
  const answer = await app.http.inject({ url: '/api/v3/whitelabel?domain=a.test' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers['content-type']).toContain('application/json');
});

test('an answer is named, so that nobody takes the empty one of a Wi-Fi for it', async () => {
  const health = await app.http.inject({ url: '/health' });
  expect(health.headers['x-request-id']).toMatch(/./);
  const nobody = await app.http.inject({ url: '/api/v3/nothing' });
  expect(nobody.headers['x-request-id']).toBe(nobody.json().error.requestId);
});

test('a call without a body may still name JSON as its type', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/v3/auth/logout',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(401);
});

test.each([
  ['x-forwarded-host', 'evil.test/path'],
  ['x-forwarded-host', '"><script>'],
  ['x-forwarded-host', 'user@evil.test'],
  ['x-forwarded-proto', 'javascript'],
  ['host', 'a b'],
])('a request whose %s is %s is refused before anything comes of it', async (name, value) => {
  const answer = await app.http.inject({
    url: '/api/v3/whitelabel?domain=a.test',
    headers: { [name]: value },
    remoteAddress: '127.0.0.1',
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'common.bad_request']);
});

test('whatever a client says stood before it, its tries are counted as its own', async () => {
  const own = '10.77.0.9';
  const guess = async (address: string) => {
    const answer = await app.http.inject({
      url: '/api/v3/queue-screens/lobby/wrong',
      headers: { 'x-forwarded-for': `198.51.100.7, 10.0.0.3, ${address}` },
      remoteAddress: '127.0.0.1',
    });
    return answer.statusCode;
  };
  expect(await guess(own)).toBe(404);
  const subject = `link:network:${own}`;
  const tries = Array.from({ length: 99 }, () => subject);
  await app.db.transaction('system', (tx) => noteAttempts(tx, tries, now()));
  expect([await guess(own), await guess('10.77.0.10')]).toEqual([429, 404]);
});
