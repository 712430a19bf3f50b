import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { writeKey } from '#server/kit/idempotency-repo.ts';
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

const { calls: halls } = warehouses;
const addHall = (sender: Sender, name: string) =>
  call(halls.add, { body: { name } }, { key: 'hall', deviceId: 'tablet', ...sender });

/** Somebody was told that there is a hall of this name, and by now there is none any more. */
async function refusedBefore() {
  const me = await logInAs(db, { roles: ['manager'] });
  const { body } = await call(halls.add, { body: { name: 'North' } }, me);
  const refused = await addHall(me, 'North');
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'common.already_exists']);
  const { id, version } = body.data;
  await call(halls.archive, { params: { id }, body: { version } }, me);
  return { me, refused };
}
const hallNames = async (sender: Sender) =>
  (await call(halls.list, {}, sender)).body.data.map(({ name }) => name);

test('what was refused stays refused for its key, in the same words, when things have changed since', async () => {
  const { me, refused } = await refusedBefore();
  const late = await addHall(me, 'North');
  expect(late.status).toBe(409);
  const { requestId: _, ...words } = refused.body.error!;
  expect(late.body.error).toMatchObject(words);
  expect(await hallNames(me)).toEqual([]);
  const meant = await addHall({ ...me, key: 'another' }, 'North');
  expect([meant.status, await hallNames(me)]).toEqual([200, ['North']]);
});

test('what was refused may be done otherwise under its key, and then no more as it was', async () => {
  const { me } = await refusedBefore();
  const otherwise = await addHall(me, 'South');
  expect(otherwise.status).toBe(200);
  expect((await addHall(me, 'South')).body).toEqual(otherwise.body);
  const late = await addHall(me, 'North');
  expect([late.status, late.body.error?.code]).toEqual([422, 'common.other_request_same_key']);
  expect(await hallNames(me)).toEqual(['South']);
});

test('who lacks a right is told so as long as it lasts, and no longer', async () => {
  const me = await logInAs(db, { roles: ['mechanic'] });
  expect((await addHall(me, 'North')).status).toBe(403);
  await db.transaction('system', (tx) =>
    tx
      .updateTable('memberships')
      .set({ roles: ['manager'] })
      .where('user_id', '=', me.user.id)
      .execute(),
  );
  expect((await addHall(me, 'North')).status).toBe(200);
});

test('a request that was kept by an earlier name of a field is known by the name that it has now', () => {
  const before = JSON.stringify([
    'POST',
    '/path',
    { body: { despite: true, note: '"override":' } },
  ]);
  const hash = createHash('sha256').update(before).digest('base64url');
  const request = ['POST', '/path', { body: { override: true, note: '"override":' } }];
  expect(writeKey('tablet', 'once', request).requestHash).toBe(hash);
});
