import { expect, test } from 'vitest';
import { preferencesCalls } from '#contract/platform/preferences.ts';
import { now } from '#server/kit/clock.ts';
import { signToken } from '#server/kit/keys/keys.ts';
import { unsubscribeLink } from '#server/kit/mail/unsubscribe-link.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testKeys } from '#tests/support/keys.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call, app } = await testServer();
const inAnHour = new Date(now().getTime() + 3_600_000);

async function subscriber() {
  const email = `${unique('reader')}@example.test`;
  const link = await unsubscribeLink(app, { email, list: 'news' });
  return { email, link, token: new URL(link).searchParams.get('token') ?? '' };
}

const ask = (token: string) => call(preferencesCalls.subscription, { query: { token } });
const set = (token: string, wanted?: boolean) =>
  call(preferencesCalls.unsubscribe, { query: { token }, body: { wanted } });

/** What a mail program posts (RFC 8058, 3.2). */
const oneClick = (url: string, type = 'application/x-www-form-urlencoded') =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  });

test('the link says whose mails of which kind it is about, and changes nothing by being opened', async () => {
  const { email, token } = await subscriber();
  for (const _ of [1, 2]) {
    const { status, body } = await ask(token);
    expect([status, body.data]).toEqual([200, { email, list: 'news', wanted: true }]);
  }
});

test('one click ends the mails, another one on the page brings them back', async () => {
  const { token } = await subscriber();
  expect((await set(token)).body.data.wanted).toBe(false);
  expect((await set(token)).body.data.wanted).toBe(false);
  expect((await ask(token)).body.data.wanted).toBe(false);
  expect((await set(token, true)).body.data.wanted).toBe(true);
  expect((await ask(token)).body.data.wanted).toBe(true);
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a mail program unsubscribes at the address in the mail, by %s',
  async (type) => {
    const { link, token } = await subscriber();
    const { pathname, search } = new URL(link);
    expect((await oneClick(pathname + search, type)).statusCode).toBe(200);
    expect((await ask(token)).body.data.wanted).toBe(false);
  },
);

test('a link ends one kind of mail to one address only', async () => {
  const { email, token } = await subscriber();
  await set(token);
  const others = [
    await unsubscribeLink(app, { email, list: 'reminders' }),
    (await subscriber()).link,
  ];
  for (const link of others) {
    const other = new URL(link).searchParams.get('token') ?? '';
    expect((await ask(other)).body.data.wanted).toBe(true);
  }
});

const claims = { sub: 'reader@example.test', list: 'news' };
const bad: Record<string, () => string | Promise<string>> = {
  'of somebody else’s making': () =>
    signToken(
      { id: testKeys.id, secret: new Uint8Array(32).fill(7) },
      claims,
      'unsubscribe',
      inAnHour,
    ),
  'too old': () => signToken(testKeys, claims, 'unsubscribe', new Date(0)),
  'for a site': async () => (await logInAs(db)).token,
  'for something else': () => signToken(testKeys, claims, 'billing', inAnHour),
  'of a list we do not have': () =>
    signToken(testKeys, { ...claims, list: 'everything' }, 'unsubscribe', inAnHour),
  'without a list': () => signToken(testKeys, { sub: claims.sub }, 'unsubscribe', inAnHour),
  'with a letter changed': async () => {
    const { token } = await subscriber();
    return token.slice(0, -5) + (token.at(-5) === 'A' ? 'B' : 'A') + token.slice(-4);
  },
  'no token': () => 'abc',
  'cut off': () => '',
  'changed on its way': () => 'abc%F0%9F%9A%97%0A',
};

test.each(Object.keys(bad))('a link that is %s does nothing', async (kind) => {
  const token = (await bad[kind]?.()) ?? '';
  for (const { status, body } of [await ask(token), await set(token)]) {
    expect([status, body.error?.code]).toEqual([410, 'preferences.link_wrong']);
  }
  expect((await oneClick(`/email/unsubscribe?token=${token}`)).statusCode).toBe(410);
});

test('a link without a token, with two or with a huge one is refused', async () => {
  const { token } = await subscriber();
  for (const query of [
    '',
    '?token=',
    `?token=${'a'.repeat(2000)}`,
    `?token=${token}&token=${token}`,
  ]) {
    expect((await oneClick(`/email/unsubscribe${query}`)).statusCode).toBe(410);
  }
  const other = await app.http.inject({
    method: 'POST',
    url: `/email/unsubscribe?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'x'.repeat(5000),
  });
  expect(other.statusCode).toBe(413);
  expect((await ask(token)).body.data.wanted).toBe(true);
});

test('an unsubscribe link opens no site', async () => {
  const { token } = await subscriber();
  const { status } = await call(preferencesCalls.preferences, {}, { token });
  expect(status).toBe(401);
});
