import { expect, test } from 'vitest';
import { errorBody } from '#contract/kit/errors.ts';
import { testServer } from '#tests/support/server.ts';

const { house } = await testServer();

test.each([
  ['is no text', '/api/v3/queue/%ED%A0%80/done', 400],
  ['has too long a part', `/api/v3/queue/${'9'.repeat(2000)}/done`, 400],
  ['is nobody’s', '/api/v3/nothing', 404],
])('an address that %s is refused in the shape of every error', async (_, url, status) => {
  const answer = await house.http.inject({
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
  const answer = await house.http.inject({ url: '/api/v3/whitelabel?domain=a.test' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers['content-type']).toContain('application/json');
});

test('a call without a body may still name JSON as its type', async () => {
  const answer = await house.http.inject({
    method: 'POST',
    url: '/api/v3/auth/logout',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(401);
});
