import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { OfflineError } from './api-errors.ts';
import { send } from './api.ts';
import { write } from './writing/write.ts';
import { renewTokens } from './renew.ts';
import { serverNow } from './server-time.ts';
import { keepToken, siteTokens, tokenFor } from './tokens.ts';

const { between: server } = startBetween();

const encode = (value: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

function token(siteId: string, exp = 4e9): string {
  const payload = { aud: siteId, sub: '1', jti: crypto.randomUUID(), exp, siteName: 'Økern dekk' };
  return `${encode({})}.${encode(payload)}.x`;
}

function newSite(exp?: number): string {
  const siteId = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  keepToken(siteId, token(siteId, exp));
  return siteId;
}

const actionError = { code: 'common.wrong_input', message: 'Sjekk feltene.', requestId: 'r9' };
const errorAnswer = { error: { ...actionError, fields: { name: 'For langt' } } };

test('a call carries the token of its site, the build, the device and the language, a write a key too', async () => {
  const siteId = newSite();
  let seen = new Request('https://wheelhouse.test');
  server.use(
    http.post('*/api/v3/queue/:id/expedite', ({ request }) => {
      seen = request;
      return HttpResponse.json({ data: null });
    }),
  );
  await write(queueCalls.expedite, { params: { id: 5 }, body: { target: 'Desk 1' } }, { siteId });
  expect(new URL(seen.url).pathname).toBe('/api/v3/queue/5/expedite');
  expect(seen.headers.get('authorization')).toBe(`Bearer ${tokenFor(siteId)?.token}`);
  const needed = ['x-build', 'device-id', 'accept-language', 'idempotency-key'];
  expect(needed.filter((name) => !seen.headers.get(name))).toEqual([]);
  expect(await seen.json()).toEqual({ target: 'Desk 1' });
});

test('a public call carries no token', async () => {
  newSite();
  let seen: string | null = 'not asked';
  server.use(
    http.get('*/api/v3/whitelabel', ({ request }) => {
      seen = request.headers.get('authorization') ?? new URL(request.url).search;
      return HttpResponse.json({ data: null });
    }),
  );
  await send(shellCalls.whiteLabel, { query: { domain: 'dekk.test' } });
  expect(seen).toBe('?domain=dekk.test');
});

test("the server's words, code and fields reach the caller", async () => {
  const siteId = newSite();
  server.use(
    http.get('*/api/v3/vehicle/brand', () => HttpResponse.json(errorAnswer, { status: 422 })),
  );
  await expect(send(shellCalls.vehicleBrands, undefined, { siteId })).rejects.toMatchObject({
    name: 'ApiError',
    status: 422,
    code: 'common.wrong_input',
    message: 'Sjekk feltene.',
    fields: { name: 'For langt' },
    requestId: 'r9',
  });
});

test.each([502, 503, 504])(
  "a %i of a proxy means that the server was not reached; in our own shape it is the server's answer",
  async (status) => {
    const siteId = newSite();
    server.use(http.get('*/api/v3/vehicle/brand', () => new HttpResponse('<html>', { status })));
    await expect(send(shellCalls.vehicleBrands, undefined, { siteId })).rejects.toThrow(
      OfflineError,
    );
    server.use(
      http.get('*/api/v3/vehicle/brand', () => HttpResponse.json(errorAnswer, { status })),
    );
    await expect(send(shellCalls.vehicleBrands, undefined, { siteId })).rejects.toMatchObject({
      status,
    });
  },
);

const named = { 'x-request-id': 'r1' };
const brands = () => HttpResponse.json({ data: [] }, { headers: named });
const wifi = { 'content-type': 'text/html', date: new Date(0).toUTCString() };

test.each([
  ['200 and nothing', '', 200, {}],
  ['204', null, 204, {}],
  ['200 and a page', '<h1>Log in to this Wi-Fi</h1>', 200, wifi],
  ['200 and a page that would be JSON', '{}', 200, wifi],
])('a Wi-Fi that answers %s is not the server', async (_, body, status, headers) => {
  const siteId = newSite();
  const ask = () => send(shellCalls.vehicleBrands, undefined, { siteId });
  server.use(http.get('*/api/v3/vehicle/brand', brands));
  await ask();
  const now = serverNow();
  server.use(http.get('*/api/v3/vehicle/brand', () => new HttpResponse(body, { status, headers })));
  await expect(ask()).rejects.toThrow(OfflineError);
  expect(Math.abs(serverNow() - now)).toBeLessThan(60_000);
});

test('an empty answer is believed when it is named, or comes from where nothing is', async () => {
  const siteId = newSite();
  const ask = () => send(shellCalls.vehicleBrands, undefined, { siteId });
  const empty = (headers: Record<string, string>) =>
    http.get('*/api/v3/vehicle/brand', () => new HttpResponse(null, { status: 204, headers }));
  server.use(http.get('*/api/v3/vehicle/brand', brands));
  await ask();
  server.use(empty(named));
  expect(await ask()).toBe(null);
  server.use(http.get('*/api/v3/vehicle/brand', () => HttpResponse.json({ data: [] })));
  await ask();
  server.use(empty({}));
  expect(await ask()).toBe(null);
});

test('an answer cut short is none', async () => {
  const siteId = newSite();
  server.use(
    http.get(
      '*/api/v3/vehicle/brand',
      () => new HttpResponse('{"data":[{"id":1,', { status: 200 }),
    ),
  );
  await expect(send(shellCalls.vehicleBrands, undefined, { siteId })).rejects.toThrow(OfflineError);
});

test('a 401 takes away the token that was refused, not one that another tab has renewed meanwhile', async () => {
  const siteId = newSite();
  const newer = token(siteId);
  server.use(
    http.get('*/api/v3/vehicle/brand', () => {
      keepToken(siteId, newer);
      return HttpResponse.json({}, { status: 401 });
    }),
  );
  const ask = () => send(shellCalls.vehicleBrands, undefined, { siteId });
  await expect(ask()).rejects.toMatchObject({ status: 401 });
  expect(tokenFor(siteId)?.token).toBe(newer);
  await expect(ask()).rejects.toMatchObject({ status: 401 });
  expect(tokenFor(siteId)).toBeUndefined();
});

test('a wrong password is no end of a session', async () => {
  const siteId = newSite();
  server.use(
    http.post('*/api/v3/auth/login', () => HttpResponse.json(errorAnswer, { status: 401 })),
  );
  const body = { email: 'kari@demo.test', password: 'wrong' };
  await expect(send(sessionCalls.login, { body }, { siteId })).rejects.toMatchObject({
    status: 401,
  });
  expect(tokenFor(siteId)?.siteName).toBe('Økern dekk');
});

test('a token with few days left is renewed, one with many is left alone; a 401 on that clears all tokens', async () => {
  const days = (count: number) => Math.floor(Date.now() / 1000) + count * 86_400;
  const [short, long] = [newSite(days(3)), newSite(days(50))];
  const before = tokenFor(long)?.token;
  const next = token(short, days(60));
  server.use(http.post('*/api/v3/auth', () => HttpResponse.json({ data: { token: next } })));
  await renewTokens();
  expect(tokenFor(short)?.token).toBe(next);
  expect(tokenFor(long)?.token).toBe(before);

  newSite(days(3));
  server.use(http.post('*/api/v3/auth', () => HttpResponse.json(errorAnswer, { status: 401 })));
  await renewTokens();
  expect(siteTokens()).toEqual([]);
});
