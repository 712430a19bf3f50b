import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCalls } from '#contract/platform/session.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { serverOver, testServer, type TestServer } from '#tests/support/server.ts';

const one = await testServer();
const { db } = one;
let other: TestServer;

beforeAll(async () => {
  other = await serverOver(db);
});
afterAll(() => other.app.http.close());

const statusAt = async (server: TestServer, token: string) =>
  (await server.call(shellCalls.profile, {}, { token })).status;

test.each([
  ['logged out', (token: string) => one.call(sessionCalls.logout, {}, { token })],
  ['logged out everywhere', (token: string) => one.call(sessionCalls.logoutAll, {}, { token })],
])('a login that was %s at one server is refused by the other at its next call', async (_, end) => {
  const { token } = await logInAs(db);
  // Both know the token by now, and every statement that asks for it.
  for (let time = 0; time < 3; time += 1) {
    expect(await statusAt(one, token)).toBe(200);
    expect(await statusAt(other, token)).toBe(200);
  }
  expect((await end(token)).status).toBe(200);
  expect(await statusAt(other, token)).toBe(401);
  expect(await statusAt(one, token)).toBe(401);
});

test('an account that was closed, and a right that was taken, are so at the next call', async () => {
  const me = await logInAs(db, { roles: ['manager'] });
  const profile = async () => (await other.call(shellCalls.profile, {}, { token: me.token })).body;
  const before = await profile();
  await db.transaction('system', (tx) =>
    tx.updateTable('memberships').set({ roles: [] }).where('user_id', '=', me.user.id).execute(),
  );
  expect(await profile()).not.toEqual(before);
  await db.transaction('system', (tx) =>
    tx.updateTable('users').set({ active: false }).where('id', '=', me.user.id).execute(),
  );
  expect(await statusAt(other, me.token)).toBe(401);
});
