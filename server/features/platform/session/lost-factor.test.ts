import { expect, test } from 'vitest';
import { sessionCalls } from '#contract/platform/session.ts';
import { now } from '#server/kit/clock.ts';
import {
  logInAs,
  makeUser,
  testPassword,
  type LoggedIn,
} from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';
import { codeAt, stepOf } from './totp.ts';

const { db, call } = await testServer();

const logIn = ({ user }: LoggedIn) =>
  call(sessionCalls.login, { body: { email: user.email, password: testPassword } });
const find = (by: LoggedIn, email: string) =>
  call(sessionCalls.account, { query: { email } }, { token: by.token });
const remove = (by: LoggedIn, email: string, password = testPassword) =>
  call(sessionCalls.removeSecondFactor, { body: { email, password } }, { token: by.token });
const codeOf = async (answer: ReturnType<typeof remove>) => {
  const { status, body } = await answer;
  return [status, body.error?.code];
};

const superuser = async () => logInAs(db, { user: await makeUser(db, { is_superuser: true }) });

/** Somebody whose logins ask for a code. */
async function withFactor(me: LoggedIn) {
  const input = { body: { password: testPassword } };
  const { secret } = (await call(sessionCalls.startSecondFactor, input, { token: me.token })).body
    .data;
  const code = codeAt(secret, stepOf(now()));
  await call(sessionCalls.confirmSecondFactor, { body: { code } }, { token: me.token });
  expect((await logIn(me)).status).toBe(401);
  return me;
}

test('who lost their app is let in by a superuser, and a mail in their language tells them', async () => {
  const [boss, lost] = [
    await superuser(),
    await withFactor(await logInAs(db, { user: await makeUser(db, { language: 'nb_NO' }) })),
  ];
  const { email } = lost.user;
  expect((await find(boss, email.toUpperCase())).body.data).toMatchObject({
    email,
    fullname: `Kari ${lost.user.last_name}`,
    secondFactor: true,
  });
  expect((await remove(boss, email)).status).toBe(200);
  expect((await find(boss, email)).body.data.secondFactor).toBe(false);
  expect((await logIn(lost)).status).toBe(200);
  const mails = await db.transaction('system', (tx) =>
    tx.selectFrom('messages').selectAll().where('recipient', '=', email).execute(),
  );
  expect(mails).toMatchObject([{ subject: 'Koder ved innlogging er slått av' }]);
  expect(mails[0]?.body).toContain('https://app.example.test/forgot');
});

test('it is done only by who knows their own password, and by nobody below a superuser', async () => {
  const [boss, manager] = [await superuser(), await logInAs(db, { roles: ['manager'] })];
  const lost = await withFactor(await logInAs(db));
  const { email } = lost.user;
  expect(await codeOf(remove(boss, email, 'wrong'))).toEqual([422, 'session.old_password_wrong']);
  expect(await codeOf(remove(manager, email))).toEqual([403, 'common.no_right']);
  expect((await find(manager, email)).status).toBe(403);
  expect((await logIn(lost)).status).toBe(401);
});

test("a superuser's own goes by a code in the settings, not here", async () => {
  const boss = await withFactor(await superuser());
  expect(await codeOf(remove(boss, boss.user.email))).toEqual([409, 'session.second_factor_own']);
});

test('where there is nothing to take away it says so', async () => {
  const [boss, other] = [await superuser(), await logInAs(db)];
  expect(await codeOf(remove(boss, other.user.email))).toEqual([
    409,
    'session.second_factor_is_off',
  ]);
  expect(await codeOf(remove(boss, 'nobody@example.test'))).toEqual([404, 'common.not_found']);
  expect((await find(boss, 'nobody@example.test')).status).toBe(404);
});

test('who took whose away stands in the audit log', async () => {
  const [boss, lost] = [await superuser(), await withFactor(await logInAs(db))];
  await remove(boss, lost.user.email);
  const rows = await db.transaction('system', (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['action', 'entity', 'entity_id'])
      .where('user_id', '=', boss.user.id)
      .execute(),
  );
  expect(rows).toEqual([
    { action: 'second_factor.removed', entity: 'user', entity_id: lost.user.id },
  ]);
});
