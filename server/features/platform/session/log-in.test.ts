import { expect, test } from 'vitest';
import { sessionCalls, tokenDays } from '#contract/platform/session.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { readToken } from '#server/kit/keys/keys.ts';
import { makeMembership, makeUser, testPassword } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testKeys } from '#tests/support/keys.ts';
import { otherNetwork, testServer, type Sender } from '#tests/support/server.ts';
import { mostAttempts } from './attempt-rules.ts';

const { db, call } = await testServer();

const logIn = (email: string, password = testPassword, sender: Sender = {}) =>
  call(sessionCalls.login, { body: { email, password } }, sender);

async function noteTries(subject: string, count: number): Promise<void> {
  await db.transaction('system', (tx) =>
    tx
      .insertInto('attempts')
      .values(Array.from({ length: count }, () => ({ subject })))
      .execute(),
  );
}

test('a person gets one token for each site they work at, and it opens that site', async () => {
  const { user, site } = await makeMembership(db);
  const lade = await makeSite(db, { chain_id: site.chain_id, name: 'Lade' });
  await makeMembership(db, { user, site: lade });
  await makeSite(db, { chain_id: site.chain_id });
  const { status, body } = await logIn(user.email);
  expect(status).toBe(200);
  expect(new Set(Object.keys(body.data.tokens))).toEqual(new Set([`${site.id}`, `${lade.id}`]));
  const token = body.data.tokens[lade.id];
  const profile = await call(shellCalls.profile, {}, { token });
  expect(profile.body.data.profile).toMatchObject({
    id: user.id,
    site: { id: lade.id, name: 'Lade' },
  });
});

test('a token says whose it is, of which site, and lasts sixty days', async () => {
  const { user, site } = await makeMembership(db);
  const { body } = await logIn(user.email);
  const claims = await readToken(testKeys, body.data.tokens[site.id] ?? '');
  expect(claims).toMatchObject({ sub: `${user.id}`, aud: `${site.id}`, siteName: site.name });
  expect(Number(claims?.exp) - Number(claims?.iat)).toBeLessThanOrEqual(tokenDays * 86_400 + 1);
  expect(Number(claims?.exp) - Number(claims?.iat)).toBeGreaterThan((tokenDays - 1) * 86_400);
});

test('the e-mail may be written in capitals and with spaces around', async () => {
  const { user } = await makeMembership(db);
  expect((await logIn(`  ${user.email.toUpperCase()} `)).status).toBe(200);
});

test('a superuser gets a token for every site, a closed site gives none', async () => {
  const boss = await makeUser(db, { is_superuser: true });
  const open = await makeSite(db);
  const closed = await makeSite(db, { active: false });
  const { tokens } = (await logIn(boss.email)).body.data;
  expect(tokens).toHaveProperty(String(open.id));
  expect(tokens).not.toHaveProperty(String(closed.id));
});

test('unknown person, wrong password, closed account, locked account and no site: nobody can tell which', async () => {
  const { user } = await makeMembership(db);
  const closed = await makeMembership(db, { user: await makeUser(db, { active: false }) });
  const locked = await makeMembership(db);
  await noteTries(`login:account:${locked.user.email}`, mostAttempts.account);
  const nowhere = await makeUser(db);
  const answers = [
    await logIn('nobody@example.test'),
    await logIn(user.email, 'wrong'),
    await logIn(closed.user.email),
    await logIn(locked.user.email),
    await logIn(nowhere.email),
  ];
  const shapes = answers.map(({ status, body: { error } }) => {
    return { status, error: { ...error, requestId: typeof error?.requestId } };
  });
  expect(shapes[0]).toMatchObject({ status: 401, error: { code: 'session.wrong_password' } });
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

test('the eleventh try from a network is refused even with the right password, another network still may', async () => {
  const { user } = await makeMembership(db);
  const guesser = otherNetwork();
  for (let tries = 0; tries < mostAttempts.accountFromNetwork; tries++) {
    await logIn(user.email, 'guess', { address: guesser });
  }
  expect((await logIn(user.email, testPassword, { address: guesser })).status).toBe(401);
  expect((await logIn(user.email)).status).toBe(200);
});

test('strangers cannot stop a device on which the account was opened before, from however many networks', async () => {
  const { user } = await makeMembership(db);
  const mine = { deviceId: crypto.randomUUID(), address: otherNetwork() };
  expect((await logIn(user.email, testPassword, mine)).status).toBe(200);
  await noteTries(`login:account:${user.email}`, mostAttempts.account);
  await noteTries(`login:account:${user.email}:${mine.address}`, mostAttempts.accountFromNetwork);
  await noteTries(`login:network:${mine.address}`, mostAttempts.network);
  expect((await logIn(user.email, testPassword, mine)).status).toBe(200);
  const unknown = { deviceId: crypto.randomUUID() };
  expect((await logIn(user.email, testPassword, unknown)).status).toBe(401);
  expect((await logIn(user.email)).status).toBe(401);
});

test('a known device has ten failures of its own, and is known for its account alone', async () => {
  const [one, other] = [await makeMembership(db), await makeMembership(db)];
  const device = { deviceId: crypto.randomUUID() };
  await logIn(one.user.email, testPassword, device);
  for (let tries = 0; tries < mostAttempts.knownDevice; tries++) {
    await logIn(one.user.email, 'guess', device);
  }
  expect((await logIn(one.user.email, testPassword, device)).status).toBe(401);
  expect((await logIn(one.user.email)).status).toBe(200);
  await noteTries(`login:account:${other.user.email}`, mostAttempts.account);
  expect((await logIn(other.user.email, testPassword, device)).status).toBe(401);
});

test('what strangers tried goes on counting when the owner logs in on a known device', async () => {
  const { user } = await makeMembership(db);
  const mine = { deviceId: crypto.randomUUID() };
  await logIn(user.email, testPassword, mine);
  await noteTries(`login:account:${user.email}`, mostAttempts.account);
  await logIn(user.email, testPassword, mine);
  expect((await logIn(user.email)).status).toBe(401);
});

test('a login that succeeds forgets the failed ones before it', async () => {
  const { user } = await makeMembership(db);
  const address = otherNetwork();
  for (let round = 0; round < 2; round++) {
    for (let tries = 1; tries < mostAttempts.accountFromNetwork; tries++) {
      await logIn(user.email, 'slip', { address });
    }
    expect((await logIn(user.email, testPassword, { address })).status).toBe(200);
  }
});

test('a network that tries too many accounts is told to wait', async () => {
  const { user } = await makeMembership(db);
  const address = otherNetwork();
  await noteTries(`login:network:${address}`, mostAttempts.network);
  const answer = await logIn(user.email, testPassword, { address });
  expect([answer.status, answer.body.error?.code]).toEqual([429, 'session.too_many_attempts']);
});

test('those who log in rightly are not counted against their network', async () => {
  const { user } = await makeMembership(db);
  const address = otherNetwork();
  await noteTries(`login:network:${address}`, mostAttempts.network - 1);
  await logIn(user.email, testPassword, { address });
  expect((await logIn(user.email, testPassword, { address })).status).toBe(200);
  await logIn(user.email, 'wrong', { address });
  expect((await logIn(user.email, testPassword, { address })).status).toBe(429);
});

test('tries of a quarter of an hour ago no longer count', async () => {
  const { user } = await makeMembership(db);
  const address = otherNetwork();
  const at = new Date(Date.now() - 16 * 60_000);
  const subject = `login:network:${address}`;
  await db.transaction('system', (tx) =>
    tx
      .insertInto('attempts')
      .values(Array.from({ length: mostAttempts.network }, () => ({ subject, at })))
      .execute(),
  );
  expect((await logIn(user.email, testPassword, { address })).status).toBe(200);
});

test('each login, and each refused one, stands in the audit log', async () => {
  const { user } = await makeMembership(db);
  await logIn(user.email, 'wrong');
  await logIn(user.email);
  const log = await db.transaction('system', (tx) =>
    tx
      .selectFrom('audit_log')
      .select('action')
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute(),
  );
  expect(log.map(({ action }) => action)).toEqual(['login.refused', 'login']);
});
