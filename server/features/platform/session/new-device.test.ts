import { expect, test } from 'vitest';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { makeMembership, makeUser, testPassword } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36';
const newerChrome = chrome.replace('141', '142');
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1';

async function notifiedAfterLoginsWith(...agents: (string | undefined)[]) {
  const { user, site } = await makeMembership(db, { user: await makeUser(db, { language: 'nb' }) });
  let token: string | undefined;
  for (const userAgent of agents) {
    const { body } = await call(
      sessionCalls.login,
      { body: { email: user.email, password: testPassword } },
      { address: '198.51.100.7', ...(userAgent !== undefined && { userAgent }) },
    );
    token = body.data.tokens[site.id];
  }
  return (await call(notificationsCalls.forUser, {}, { token })).body.data;
}

test('who logs in on a device not used of late is told so, in their language', async () => {
  const [notified, ...others] = await notifiedAfterLoginsWith(chrome, phone);
  expect(others).toEqual([]);
  expect(notified).toMatchObject({
    title: 'Innlogging på en ny enhet',
    kind: 'account',
    unread: true,
  });
  expect(notified?.content).toContain('Safari, iPhone, fra nettverksadressen 198.51.100.7');
});

test('the first login of all, and one with a newer browser of the same name, is no news', async () => {
  expect(await notifiedAfterLoginsWith(chrome)).toEqual([]);
  expect(await notifiedAfterLoginsWith(chrome, newerChrome)).toEqual([]);
});

test('a device that says nothing of itself is told of without a name', async () => {
  const [notified] = await notifiedAfterLoginsWith(chrome, 'curl/8');
  expect(notified?.content).toContain('ukjent enhet');
});
