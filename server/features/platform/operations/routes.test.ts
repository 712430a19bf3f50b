import { afterAll, expect, test } from 'vitest';
import { serverOver, testServer } from '#tests/support/server.ts';

const { app, db } = await testServer();
const token = 'a token of sixteen or more';
const open = await serverOver(db, {
  METRICS_TOKEN: token,
  SECURITY_CONTACT: 'mailto:security@example.test',
});
afterAll(() => open.app.http.close());

test('metrics are there for who says the token, and nowhere without one', async () => {
  expect((await app.http.inject('/metrics')).statusCode).toBe(404);
  const ask = (authorization?: string) =>
    open.app.http.inject({
      url: '/metrics',
      headers: authorization === undefined ? {} : { authorization },
    });
  for (const wrong of [
    undefined,
    '',
    'Bearer',
    `Bearer ${token} `.slice(0, -2),
    `Basic ${token}`,
  ]) {
    expect((await ask(wrong)).statusCode).toBe(401);
  }
  const right = await ask(`Bearer ${token}`);
  expect([right.statusCode, right.body]).toEqual([200, expect.stringContaining('process_cpu')]);
});

test('search engines are sent away', async () => {
  const { body, headers } = await app.http.inject('/robots.txt');
  expect(body).toBe('User-agent: *\nDisallow: /\n');
  expect(headers['content-type']).toMatch(/^text\/plain/);
});

test('who finds a hole reads whom to tell, where somebody is to be told', async () => {
  const url = '/.well-known/security.txt';
  expect((await app.http.inject(url)).statusCode).toBe(404);
  const { body } = await open.app.http.inject(url);
  expect(body).toMatch(/^Contact: mailto:security@example\.test\nExpires: \d{4}-\d\d-\d\dT/);
});

test('every answer says that pages take the camera and nothing else of a device', async () => {
  for (const url of ['/health', '/api/docs', '/nowhere']) {
    const policy = (await app.http.inject(url)).headers['permissions-policy'];
    expect(policy).toContain('camera=(self)');
    expect(policy).toContain('geolocation=()');
  }
});
