import { expect, test } from 'vitest';
import { sessionCalls } from '#contract/platform/session.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs, testPassword, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { otherNetwork, testServer, type Sender } from '#tests/support/server.ts';
import { mostAttempts } from './attempt-rules.ts';
import { codeAt, stepOf } from './totp.ts';

const { db, call } = await testServer();

/** The code of now, or of half minutes later or earlier. */
const codeOf = (secret: string, later = 0) => codeAt(secret, stepOf(now()) + later);

const logIn = ({ user }: LoggedIn, code?: string, sender: Sender = {}, password = testPassword) =>
  call(sessionCalls.login, { body: { email: user.email, password, code } }, sender);
const start = ({ token }: LoggedIn, password = testPassword) =>
  call(sessionCalls.startSecondFactor, { body: { password } }, { token });
const confirm = ({ token }: LoggedIn, code: string) =>
  call(sessionCalls.confirmSecondFactor, { body: { code } }, { token });
const end = ({ token }: LoggedIn, code: string, password = testPassword) =>
  call(sessionCalls.endSecondFactor, { body: { password, code } }, { token });
const state = async ({ token }: LoggedIn) =>
  (await call(sessionCalls.secondFactor, {}, { token })).body.data;

/** Somebody whose logins ask for a code, and who has used none for a while. */
async function withFactor() {
  const me = await logInAs(db);
  const { secret } = (await start(me)).body.data;
  const { recoveryCodes } = (await confirm(me, codeOf(secret))).body.data;
  await db.transaction('system', (tx) =>
    tx
      .updateTable('second_factors')
      .set({ last_step: 0 })
      .where('user_id', '=', me.user.id)
      .execute(),
  );
  return { me, secret, recoveryCodes };
}

test('an app is set up by its secret and a code of it, and gives ten codes for paper', async () => {
  const me = await logInAs(db);
  const { secret, address } = (await start(me)).body.data;
  expect(address).toContain(`secret=${secret}`);
  expect(await state(me)).toEqual({ on: false, recoveryCodesLeft: 0 });
  expect((await logIn(me)).status).toBe(200);
  const { status, body } = await confirm(me, ` ${codeOf(secret).replace(/^.../, '$& ')} `);
  expect(status).toBe(200);
  expect(new Set(body.data.recoveryCodes).size).toBe(10);
  expect(await state(me)).toEqual({ on: true, recoveryCodesLeft: 10 });
});

test('neither the secret nor the codes for paper can be read in the database', async () => {
  const { me, secret, recoveryCodes } = await withFactor();
  const rows = await db.transaction('system', async (tx) => [
    await tx.selectFrom('second_factors').selectAll().where('user_id', '=', me.user.id).execute(),
    await tx.selectFrom('recovery_codes').selectAll().where('user_id', '=', me.user.id).execute(),
  ]);
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((one) => one.slice(0, 5))]) {
    expect(JSON.stringify(rows)).not.toContain(text);
  }
});

test('after that a login needs the code, and only the right password asks for it', async () => {
  const { me, secret } = await withFactor();
  const without = await logIn(me);
  expect([without.status, without.body.error?.code]).toEqual([401, 'session.second_factor_needed']);
  const wrongPassword = await logIn(me, codeOf(secret), {}, 'not my password');
  expect(wrongPassword.body.error?.code).toBe('session.wrong_password');
  const wrongCode = await logIn(me, '000000');
  expect([wrongCode.status, wrongCode.body.error?.code]).toEqual([
    401,
    'session.second_factor_wrong',
  ]);
  const right = await logIn(me, codeOf(secret));
  expect(right.status).toBe(200);
  expect(right.body.data.tokens).toHaveProperty(String(me.site.id));
});

test('a code opens one login, also when two send it at once', async () => {
  const { me, secret } = await withFactor();
  const code = codeOf(secret);
  const both = await Promise.all([logIn(me, code), logIn(me, code)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  expect((await logIn(me, codeOf(secret, -1))).status).toBe(401);
  expect((await logIn(me, codeOf(secret, 1))).status).toBe(200);
});

test('a code from the paper opens one login, however it is typed', async () => {
  const { me, recoveryCodes } = await withFactor();
  const typed = recoveryCodes[3]!.replace('-', ' ').toLowerCase();
  expect((await logIn(me, typed)).status).toBe(200);
  expect((await logIn(me, recoveryCodes[3])).body.error?.code).toBe('session.second_factor_wrong');
  expect(await state(me)).toEqual({ on: true, recoveryCodesLeft: 9 });
  const other = await withFactor();
  expect((await logIn(other.me, recoveryCodes[4])).status).toBe(401);
});

test('codes that are guessed lock the account like passwords, and then no code helps', async () => {
  const { me, secret } = await withFactor();
  const address = otherNetwork();
  for (let tries = 0; tries < mostAttempts.accountFromNetwork; tries += 1) {
    const { body } = await logIn(me, 'nonsense', { address });
    expect(body.error?.code).toBe('session.second_factor_wrong');
  }
  const { body } = await logIn(me, codeOf(secret), { address });
  expect(body.error?.code).toBe('session.wrong_password');
  expect((await logIn(me, codeOf(secret))).status).toBe(200);
});

test('the set-up starts with the password, and nothing changes without it', async () => {
  const me = await logInAs(db);
  const refused = await start(me, 'not my password');
  expect([refused.status, refused.body.error?.code]).toEqual([422, 'session.old_password_wrong']);
  expect(refused.body.error?.fields).toHaveProperty('password');
  const tooEarly = await confirm(me, '123456');
  expect(tooEarly.body.error?.code).toBe('session.second_factor_not_started');
});

test('a wrong code confirms nothing; starting again makes another secret', async () => {
  const me = await logInAs(db);
  const first = (await start(me)).body.data.secret;
  const wrong = await confirm(me, '000000');
  expect([wrong.status, wrong.body.error?.code]).toEqual([422, 'session.code_wrong']);
  expect(wrong.body.error?.fields).toHaveProperty('code');
  const second = (await start(me)).body.data.secret;
  expect(second).not.toBe(first);
  expect((await confirm(me, codeOf(first))).status).toBe(422);
  expect((await confirm(me, codeOf(second))).status).toBe(200);
});

test('the code that confirmed the app opens no login afterwards', async () => {
  const me = await logInAs(db);
  const { secret } = (await start(me)).body.data;
  const code = codeOf(secret);
  await confirm(me, code);
  expect((await logIn(me, code)).body.error?.code).toBe('session.second_factor_wrong');
});

test('who has an app cannot be given another without switching the first one off', async () => {
  const { me, secret } = await withFactor();
  for (const { status, body } of [await start(me), await confirm(me, codeOf(secret))]) {
    expect([status, body.error?.code]).toEqual([409, 'session.second_factor_is_on']);
  }
});

test('it is switched off by the password and a code, and by nothing less', async () => {
  const { me, secret, recoveryCodes } = await withFactor();
  expect((await end(me, codeOf(secret), 'not my password')).body.error?.code).toBe(
    'session.old_password_wrong',
  );
  expect((await end(me, '000000')).body.error?.code).toBe('session.code_wrong');
  expect(await state(me)).toMatchObject({ on: true });
  expect((await end(me, codeOf(secret))).status).toBe(200);
  expect(await state(me)).toEqual({ on: false, recoveryCodesLeft: 0 });
  expect((await logIn(me)).status).toBe(200);
  const again = await withFactor();
  expect((await end(again.me, again.recoveryCodes[0]!)).status).toBe(200);
  expect((await logIn(me, recoveryCodes[1])).status).toBe(200);
});

test('codes to confirm are tried ten times in a quarter of an hour', async () => {
  const me = await logInAs(db);
  const { secret } = (await start(me)).body.data;
  for (let tries = 0; tries < mostAttempts.accountFromNetwork; tries += 1) {
    await confirm(me, '000000');
  }
  const { status, body } = await confirm(me, codeOf(secret));
  expect([status, body.error?.code]).toEqual([429, 'session.too_many_attempts']);
});

test('what was done with the app stands in the audit log', async () => {
  const { me, secret } = await withFactor();
  await logIn(me, 'wrong');
  await end(me, codeOf(secret));
  const rows = await db.transaction('system', (tx) =>
    tx
      .selectFrom('audit_log')
      .select('action')
      .where('user_id', '=', me.user.id)
      .orderBy('id')
      .execute(),
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'second_factor.on',
    'login.code_refused',
    'second_factor.off',
  ]);
});

test('logging out everywhere else ends the other logins and leaves this one', async () => {
  const { me, secret } = await withFactor();
  const elsewhere = (await logIn(me, codeOf(secret))).body.data.tokens[me.site.id]!;
  const { body } = await call(sessionCalls.endOtherSessions, {}, { token: me.token });
  expect(body.data).toEqual({ ended: 1 });
  const statuses = [me.token, elsewhere].map(
    async (token) => (await call(sessionCalls.sessions, {}, { token })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 401]);
});

test('after the server was given another key, a code of the app is wrong and nothing breaks', async () => {
  const { me, secret } = await withFactor();
  await db.transaction('system', (tx) =>
    tx
      .updateTable('second_factors')
      .set({ sealed_secret: Buffer.alloc(60, 7).toString('base64url') })
      .where('user_id', '=', me.user.id)
      .execute(),
  );
  const { status, body } = await logIn(me, codeOf(secret));
  expect([status, body.error?.code]).toEqual([401, 'session.second_factor_wrong']);
});
