import { expect, test } from 'vitest';
import { sessionCalls } from '#contract/platform/session.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import {
  logInAs,
  makeMembership,
  makeToken,
  makeUser,
  testPassword,
  type User,
} from '#tests/support/factories/accounts.ts';
import { testKeys } from '#tests/support/keys.ts';
import { otherNetwork, testServer, type Sender } from '#tests/support/server.ts';
import { bodyOf } from '#server/kit/mail/messages-repo.ts';
import { mostAttempts, mostForgotten } from './attempt-rules.ts';

const { db, call } = await testServer();
const newPassword = 'another long sentence';

const forgot = (email: string, sender: Sender = {}) =>
  call(sessionCalls.forgot, { body: { email } }, sender);
const reset = (token: string, sender: Sender = {}, password = newPassword) =>
  call(sessionCalls.reset, { body: { token, password } }, sender);
const logIn = (user: User, password: string) =>
  call(sessionCalls.login, { body: { email: user.email, password } });
const statusWith = async (token: string) => (await call(shellCalls.profile, {}, { token })).status;

async function mailsTo(user: User) {
  const mails = await db.transaction('system', (tx) =>
    tx
      .selectFrom('messages')
      .selectAll()
      .where('recipient', '=', user.email)
      .orderBy('id')
      .execute(),
  );
  return mails.map((mail) => ({ ...mail, body: bodyOf(testKeys, mail) }));
}

/** The mails to somebody, once there are as many: they are written when the question is answered. */
async function awaitMails(user: User, count: number) {
  await expect.poll(async () => (await mailsTo(user)).length).toBe(count);
  return mailsTo(user);
}

async function linkTo(user: User): Promise<string> {
  const { length } = await mailsTo(user);
  await forgot(user.email);
  const mail = (await awaitMails(user, length + 1)).at(-1);
  return /https:\/\/app\.example\.test\/forgot\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

test('the link in the mail sets a new password and logs the person out everywhere', async () => {
  const me = await logInAs(db);
  const phone = await makeToken(db, { user: me.user, site: me.site });
  expect((await reset(await linkTo(me.user))).status).toBe(200);
  expect([await statusWith(me.token), await statusWith(phone.token)]).toEqual([401, 401]);
  expect((await logIn(me.user, testPassword)).status).toBe(401);
  expect((await logIn(me.user, newPassword)).status).toBe(200);
});

test('a link works once', async () => {
  const { user } = await makeMembership(db);
  const link = await linkTo(user);
  expect((await reset(link)).status).toBe(200);
  const again = await reset(link);
  expect([again.status, again.body.error?.code]).toEqual([410, 'session.reset_link_expired']);
});

test('no other link works once a password was set, by a link or by its owner', async () => {
  const { user } = await makeMembership(db);
  const [first, second, third] = [await linkTo(user), await linkTo(user), await linkTo(user)];
  expect((await reset(second)).status).toBe(200);
  expect([(await reset(first)).status, (await reset(third)).status]).toEqual([410, 410]);
  const other = await logInAs(db);
  const link = await linkTo(other.user);
  const body = { password: testPassword, newPassword };
  expect((await call(sessionCalls.changePassword, { body }, { token: other.token })).status).toBe(
    200,
  );
  expect((await reset(link)).status).toBe(410);
});

test('a link works for an hour, and an unknown one not at all', async () => {
  const { user } = await makeMembership(db);
  const link = await linkTo(user);
  await db.transaction('system', (tx) =>
    tx
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', user.id)
      .execute(),
  );
  expect((await reset(link)).body.error?.code).toBe('session.reset_link_expired');
  expect((await reset('x'.repeat(43))).body.error?.code).toBe('session.reset_link_expired');
  expect((await logIn(user, testPassword)).status).toBe(200);
});

test('the mail speaks the language of the person, else of who asks', async () => {
  const swede = await makeUser(db, { language: 'sv' });
  const unknown = await makeUser(db);
  await forgot(swede.email, { lang: 'en' });
  await forgot(unknown.email, { lang: 'nb-NO' });
  const [toSwede] = await awaitMails(swede, 1);
  const [toUnknown] = await awaitMails(unknown, 1);
  expect(toSwede?.subject).not.toBe(toUnknown?.subject);
  expect([toSwede?.subject, toUnknown?.subject].join()).not.toMatch(/reset_mail/);
});

test('asking for a link reveals nothing about who has an account', async () => {
  const { user } = await makeMembership(db);
  const closed = await makeUser(db, { active: false });
  const answers = [
    await forgot(user.email),
    await forgot('nobody@example.test'),
    await forgot(closed.email),
  ];
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 200, body: { data: null } });
  expect(await mailsTo(closed)).toEqual([]);
});

test('a mailbox gets three links at the most, and the answer stays the same', async () => {
  const { user } = await makeMembership(db);
  for (let tries = 0; tries < mostForgotten.account + 2; tries++) {
    expect((await forgot(user.email)).status).toBe(200);
  }
  expect(await awaitMails(user, mostForgotten.account)).toHaveLength(mostForgotten.account);
});

test('a network that asks for many links, or guesses many, is told to wait', async () => {
  const address = otherNetwork();
  const subjects = [
    ...Array<string>(mostForgotten.network).fill(`forgot:network:${address}`),
    ...Array<string>(mostAttempts.network).fill(`reset:network:${address}`),
  ];
  await db.transaction('system', (tx) =>
    tx
      .insertInto('attempts')
      .values(subjects.map((subject) => ({ subject })))
      .execute(),
  );
  const response = await forgot('nobody@example.test', { address });
  const guessed = await reset('x'.repeat(43), { address });
  expect([response.status, response.body.error?.code]).toEqual([429, 'session.too_many_attempts']);
  expect([guessed.status, guessed.body.error?.code]).toEqual([429, 'session.too_many_attempts']);
});

test('who changes their password stays logged in here and nowhere else', async () => {
  const me = await logInAs(db);
  const phone = await makeToken(db, { user: me.user, site: me.site });
  const body = { password: testPassword, newPassword };
  expect((await call(sessionCalls.changePassword, { body }, { token: me.token })).status).toBe(200);
  expect([await statusWith(me.token), await statusWith(phone.token)]).toEqual([200, 401]);
  expect((await logIn(me.user, newPassword)).status).toBe(200);
});

test('the password is changed only by who knows the old one, and guesses are counted', async () => {
  const me = await logInAs(db);
  const change = (password: string) =>
    call(
      sessionCalls.changePassword,
      { body: { password, newPassword } },
      { token: me.token, lang: 'en' },
    );
  const wrong = await change('wrong');
  expect([wrong.status, wrong.body.error?.code]).toEqual([422, 'session.old_password_wrong']);
  expect(Object.keys(wrong.body.error?.fields ?? {})).toEqual(['password']);
  for (let tries = 1; tries < mostAttempts.accountFromNetwork; tries++) await change('wrong');
  expect((await change(testPassword)).status).toBe(429);
});

test('a new password has twelve letters or more', async () => {
  const me = await logInAs(db);
  const body = { password: testPassword, newPassword: 'too short' };
  const answer = await call(sessionCalls.changePassword, { body }, { token: me.token });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.error?.fields ?? {})).toEqual(['newPassword']);
});

test('a password that is easy to guess is refused on both ways, and the link can be used again', async () => {
  const user = await makeUser(db, { first_name: 'Solveig', last_name: 'Brattbakk' });
  const me = await logInAs(db, { user });
  const easy = ['password1234', user.email, 'Solveig.Brattbakk', testPassword];
  for (const password of easy) {
    const body = { password: testPassword, newPassword: password };
    const answer = await call(sessionCalls.changePassword, { body }, { token: me.token });
    expect([password, answer.status, answer.body.error?.code]).toEqual([
      password,
      422,
      'session.password_easy',
    ]);
    expect(Object.keys(answer.body.error?.fields ?? {})).toEqual(['newPassword']);
  }
  const link = await linkTo(user);
  for (const password of easy.slice(0, 3)) {
    const { status, body } = await reset(link, {}, password);
    expect([status, body.error?.code]).toEqual([422, 'session.password_easy']);
  }
  expect((await reset(link)).status).toBe(200);
});

test('the device on which a password was chosen by a link is known, every other one is not any more', async () => {
  const me = await logInAs(db);
  const [old, chosenOn] = [crypto.randomUUID(), crypto.randomUUID()];
  const on = (deviceId: string, password: string) =>
    call(sessionCalls.login, { body: { email: me.user.email, password } }, { deviceId });
  await on(old, testPassword);
  await reset(await linkTo(me.user), { deviceId: chosenOn });
  await db.transaction('system', (tx) =>
    tx
      .insertInto('attempts')
      .values(
        Array.from({ length: mostAttempts.account }, () => ({
          subject: `login:account:${me.user.email}`,
        })),
      )
      .execute(),
  );
  expect((await on(old, newPassword)).status).toBe(401);
  expect((await on(chosenOn, newPassword)).status).toBe(200);
});

test('strangers who ask for links cannot keep one from a device that is known', async () => {
  const { user } = await makeMembership(db);
  const deviceId = crypto.randomUUID();
  await call(
    sessionCalls.login,
    { body: { email: user.email, password: testPassword } },
    { deviceId },
  );
  for (let tries = 0; tries <= mostForgotten.account; tries++) await forgot(user.email);
  await awaitMails(user, mostForgotten.account);
  await forgot(user.email, { deviceId });
  await awaitMails(user, mostForgotten.account + 1);
});
