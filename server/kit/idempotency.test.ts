import { expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { logInAs, makeToken } from '#tests/support/factories/accounts.ts';
import { testServer, type Sender } from '#tests/support/server.ts';

const { db, call } = await testServer();

const add = (sender: Sender, name = 'Kari') =>
  call(customers.calls.add, { body: { name } }, { key: 'once', deviceId: 'tablet', ...sender });

const howMany = async (token: string) =>
  (await call(customers.calls.list, {}, { token })).body.data.length;

const renewed = async (token: string) =>
  (await call(sessionCalls.renew, {}, { token })).body.data.token;

test('a repeat with a renewed token gets the first answer', async () => {
  const me = await logInAs(db);
  const first = await add({ token: me.token });
  const token = await renewed(me.token);
  expect((await add({ token })).body).toEqual(first.body);
  expect(await howMany(token)).toBe(1);
});

test('a repeat after another login of the same person gets the first answer', async () => {
  const me = await logInAs(db);
  const first = await add({ token: me.token });
  const { token } = await makeToken(db, me);
  expect((await add({ token })).body).toEqual(first.body);
  expect(await howMany(token)).toBe(1);
});

test("another person's write is never answered with what somebody else was told", async () => {
  const me = await logInAs(db);
  const first = await add({ token: me.token });
  const { token } = await logInAs(db, { site: me.site });
  const other = await add({ token });
  expect([other.status, other.body.data.id === first.body.data.id]).toEqual([200, false]);
  expect(await howMany(token)).toBe(2);
});

test('the same key with something else is refused, whatever the token', async () => {
  const me = await logInAs(db);
  await add({ token: me.token });
  const other = await add({ token: await renewed(me.token) }, 'Ola');
  expect([other.status, other.body.error?.code]).toEqual([422, 'common.other_request_same_key']);
});
