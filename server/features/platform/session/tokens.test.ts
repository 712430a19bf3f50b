import { expect, test } from 'vitest';
import { sessionCalls } from '#contract/platform/session.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { socketTokens } from '#server/kit/live/socket-token.ts';
import {
  logInAs,
  makeMembership,
  makeSession,
  makeToken,
  makeUser,
} from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testKeys } from '#tests/support/keys.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();
const callerOfSocketToken = socketTokens(db, testKeys);

const statusWith = async (token: string) => (await call(shellCalls.profile, {}, { token })).status;

async function renew(token: string): Promise<string> {
  return (await call(sessionCalls.renew, {}, { token })).body.data.token;
}

/** As if the token had first been used so many minutes ago. */
async function usedSince(tokenId: string, minutes: number): Promise<void> {
  const first_used_at = new Date(Date.now() - minutes * 60_000);
  await db.transaction('system', (tx) =>
    tx.updateTable('session_tokens').set({ first_used_at }).where('id', '=', tokenId).execute(),
  );
}

async function idOfNewest(sessionId: string): Promise<string> {
  const row = await db.transaction('system', (tx) =>
    tx
      .selectFrom('session_tokens')
      .select('id')
      .where('session_id', '=', sessionId)
      .where('replaces', 'is not', null)
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

test('the old token works until the new one has been used, and some minutes more for other tabs', async () => {
  const me = await logInAs(db);
  const fresh = await renew(me.token);
  expect(fresh).not.toBe(me.token);
  expect(await statusWith(me.token)).toBe(200);
  expect(await statusWith(fresh)).toBe(200);
  expect(await statusWith(me.token)).toBe(200);
  await usedSince(await idOfNewest(me.sessionId), 6);
  expect(await statusWith(me.token)).toBe(401);
  expect(await statusWith(fresh)).toBe(200);
});

test('two tabs that renew at about the same time both go on working', async () => {
  const me = await logInAs(db);
  const [one, other] = [await renew(me.token), await renew(me.token)];
  expect([await statusWith(one), await statusWith(other)]).toEqual([200, 200]);
});

test('a token that was renewed again and again dies all the same once one of the new ones is used', async () => {
  const me = await logInAs(db);
  const fresh = await renew(me.token);
  expect(await statusWith(fresh)).toBe(200);
  const used = await idOfNewest(me.sessionId);
  await renew(me.token);
  await usedSince(used, 6);
  expect(await statusWith(me.token)).toBe(401);
  expect(await statusWith(fresh)).toBe(200);
});

test('a token is worth nothing without its row, after its time, or at a closed site', async () => {
  const { user, site } = await makeMembership(db);
  const sixtyOneDaysAgo = new Date(Date.now() - 61 * 86_400_000);
  const old = await makeToken(db, { user, site, at: sixtyOneDaysAgo });
  expect(await statusWith(old.token)).toBe(401);
  const gone = await makeToken(db, { user, site });
  await db.transaction('system', (tx) =>
    tx.deleteFrom('session_tokens').where('id', '=', gone.tokenId).execute(),
  );
  expect(await statusWith(gone.token)).toBe(401);
  const good = await makeToken(db, { user, site });
  expect(await statusWith(good.token)).toBe(200);
  await db.transaction('system', (tx) =>
    tx.updateTable('sites').set({ active: false }).where('id', '=', site.id).execute(),
  );
  expect(await statusWith(good.token)).toBe(401);
});

test('who no longer works at the site, or whose account is closed, is let in no more', async () => {
  const leaver = await logInAs(db);
  await db.transaction('system', (tx) =>
    tx.deleteFrom('memberships').where('user_id', '=', leaver.user.id).execute(),
  );
  expect(await statusWith(leaver.token)).toBe(401);
  const closed = await logInAs(db);
  await db.transaction('system', (tx) =>
    tx.updateTable('users').set({ active: false }).where('id', '=', closed.user.id).execute(),
  );
  expect(await statusWith(closed.token)).toBe(401);
});

test('logging out of one site leaves the other', async () => {
  const here = await logInAs(db);
  const { user, sessionId } = here;
  const site = await makeSite(db, { chain_id: here.site.chain_id });
  await makeMembership(db, { user, site });
  const there = await makeToken(db, { user, site, sessionId });
  const fresh = await renew(here.token);
  await call(sessionCalls.logout, {}, { token: here.token });
  expect([await statusWith(here.token), await statusWith(fresh)]).toEqual([401, 401]);
  expect(await statusWith(there.token)).toBe(200);
});

test('logging out of all sites ends this login and not the one on another device', async () => {
  const here = await logInAs(db);
  const { user, site, sessionId } = here;
  const second = await makeToken(db, { user, site, sessionId });
  const phone = await makeToken(db, { user, site });
  await call(sessionCalls.logoutAll, {}, { token: here.token });
  expect([await statusWith(here.token), await statusWith(second.token)]).toEqual([401, 401]);
  expect(await statusWith(phone.token)).toBe(200);
});

test('a person sees where they are logged in, and nobody else', async () => {
  const here = await logInAs(db);
  const { user, site } = here;
  const phone = await makeSession(db, { user_id: user.id, user_agent: 'Phone' });
  await makeToken(db, { user, site, sessionId: phone.id });
  const ended = await makeSession(db, { user_id: user.id, revoked_at: new Date() });
  await makeToken(db, { user, site, sessionId: ended.id });
  await logInAs(db, { site });
  const { body } = await call(sessionCalls.sessions, {}, { token: here.token });
  expect(body.data.map(({ id, current }) => ({ id, current }))).toEqual(
    expect.arrayContaining([
      { id: here.sessionId, current: true },
      { id: phone.id, current: false },
    ]),
  );
  expect(body.data).toHaveLength(2);
});

test('a person ends the login of a device they lost, once, and never that of another person', async () => {
  const here = await logInAs(db);
  const lost = await makeToken(db, here);
  const lostSession = (await makeToken(db, { user: here.user, site: here.site })).sessionId;
  const stranger = await logInAs(db, { user: await makeUser(db), site: here.site });
  const end = (sessionId: string) =>
    call(sessionCalls.endSession, { params: { sessionId } }, { token: here.token });
  expect((await end(lostSession)).status).toBe(200);
  expect((await end(lostSession)).status).toBe(404);
  expect((await end(stranger.sessionId)).status).toBe(404);
  expect([await statusWith(stranger.token), await statusWith(lost.token)]).toEqual([200, 200]);
});

test('a socket token says who hears, and opens nothing else', async () => {
  const me = await logInAs(db);
  const { body } = await call(sessionCalls.socketToken, {}, { token: me.token });
  const caller = await callerOfSocketToken(body.data.token);
  expect(caller).toMatchObject({ userId: me.user.id, siteId: me.site.id, sessionId: me.sessionId });
  expect(await statusWith(body.data.token)).toBe(401);
  expect(await callerOfSocketToken(me.token)).toBeUndefined();
  await call(sessionCalls.logoutAll, {}, { token: me.token });
  expect(await callerOfSocketToken(body.data.token)).toBeUndefined();
});

test('of many sockets that come at once each is told as itself, and only those whose login lasts', async () => {
  const everybody = await Promise.all([logInAs(db), logInAs(db), logInAs(db), logInAs(db)]);
  const tokens = await Promise.all(
    everybody.map(
      async ({ token }) => (await call(sessionCalls.socketToken, {}, { token })).body.data.token,
    ),
  );
  const [, gone] = everybody;
  await call(sessionCalls.logoutAll, {}, { token: gone.token });
  const callers = await Promise.all(tokens.map((token) => callerOfSocketToken(token)));
  expect(callers.map((caller) => caller && [caller.userId, caller.siteId])).toEqual(
    everybody.map((one) => (one === gone ? undefined : [one.user.id, one.site.id])),
  );
});
