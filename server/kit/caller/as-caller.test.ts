import { expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import type { Role } from '#contract/rights.ts';
import { logInAs, type User } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();

const add = (token: string) => call(customers.calls.add, { body: { name: 'Kari' } }, { token });
const howMany = async (token: string) =>
  (await call(customers.calls.list, {}, { token })).body.data.length;

const giveRoles = (user: User, roles: Role[]) =>
  db.transaction('system', (tx) =>
    tx.updateTable('memberships').set({ roles }).where('user_id', '=', user.id).execute(),
  );

test('a right that is taken is gone at the next call, and one that is given is there', async () => {
  const { user, token } = await logInAs(db, { roles: ['reception'] });
  expect((await add(token)).status).toBe(200);
  await giveRoles(user, ['mechanic']);
  expect((await add(token)).status).toBe(403);
  await giveRoles(user, ['reception']);
  expect((await add(token)).status).toBe(200);
  expect(await howMany(token)).toBe(2);
});

test('what is written while something else is true of its writer is written once', async () => {
  const { user, token } = await logInAs(db, { roles: ['reception'] });
  expect(await howMany(token)).toBe(0);
  await giveRoles(user, ['reception', 'manager']);
  expect((await add(token)).status).toBe(200);
  expect(await howMany(token)).toBe(1);
});

test('who was let in before is refused as soon as their work there or their login has ended', async () => {
  const moved = await logInAs(db);
  expect((await call(shellCalls.profile, {}, moved)).status).toBe(200);
  await db.transaction('system', (tx) =>
    tx.deleteFrom('memberships').where('user_id', '=', moved.user.id).execute(),
  );
  expect((await add(moved.token)).status).toBe(401);
  const left = await logInAs(db);
  expect((await call(shellCalls.profile, {}, left)).status).toBe(200);
  await db.transaction('system', (tx) =>
    tx
      .updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('user_id', '=', left.user.id)
      .execute(),
  );
  expect((await add(left.token)).status).toBe(401);
});

test('a refusal comes with the reason that holds now', async () => {
  const { user, token } = await logInAs(db, { roles: ['mechanic'] });
  expect((await add(token)).status).toBe(403);
  await db.transaction('system', (tx) =>
    tx.updateTable('users').set({ active: false }).where('id', '=', user.id).execute(),
  );
  expect((await add(token)).status).toBe(401);
});
