import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sessionCalls } from '#contract/platform/session.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { logInAs, testPassword } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();
const newPassword = 'another long sentence';
const statusWith = async (token: string) => (await call(shellCalls.profile, {}, { token })).status;

/** Changes a password while somebody logs in by the old one; the statuses of both and of the login's token. */
async function changeWhileLoggingIn(): Promise<[change: number, login: number, after: number]> {
  const { user, site, token } = await logInAs(db);
  const [changed, login] = await Promise.all([
    call(sessionCalls.changePassword, { body: { password: testPassword, newPassword } }, { token }),
    call(sessionCalls.login, { body: { email: user.email, password: testPassword } }),
  ]);
  const opened = login.status === 200 ? (login.body.data.tokens[site.id] ?? '') : '';
  return [changed.status, login.status, await statusWith(opened)];
}

test('no login by the old password lasts beyond its change, in forty races', async () => {
  const outcomes = [];
  for (let round = 0; round < 10; round += 1) {
    outcomes.push(...(await Promise.all(Array.from({ length: 4 }, changeWhileLoggingIn))));
  }
  expect(outcomes.filter(([change]) => change !== 200)).toEqual([]);
  expect(outcomes.filter(([, , after]) => after !== 401)).toEqual([]);
});

test('logging out leaves no token to a renewal that was under way, in forty races', async () => {
  const lasting = [];
  for (let round = 0; round < 40; round += 1) {
    const { token } = await logInAs(db);
    const [renewed] = await Promise.all([
      call(sessionCalls.renew, {}, { token }),
      call(sessionCalls.logout, {}, { token }),
    ]);
    const fresh = renewed.status === 200 ? renewed.body.data.token : '';
    if ((await statusWith(fresh)) !== 401) lasting.push(round);
  }
  expect(lasting).toEqual([]);
});

test('of two who change a password at once by the old one, one is refused', async () => {
  const { token } = await logInAs(db);
  const change = (next: string) =>
    call(
      sessionCalls.changePassword,
      { body: { password: testPassword, newPassword: next } },
      { token },
    );
  const answers = await Promise.all([change('the first sentence'), change('the second sentence')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('who asks for a link is answered before it is known whether there is an account', async () => {
  const { user } = await logInAs(db);
  const [locked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction('system', async (tx) => {
    await sql`lock table password_resets in exclusive mode`.execute(tx);
    locked.resolve();
    await answered.promise;
  });
  await locked.promise;
  const { status } = await call(sessionCalls.forgot, { body: { email: user.email } });
  expect(status).toBe(200);
  answered.resolve();
  await holding;
  const links = () =>
    db.transaction('system', (tx) =>
      tx.selectFrom('password_resets').select('user_id').where('user_id', '=', user.id).execute(),
    );
  await expect.poll(links).toHaveLength(1);
});
