import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sessionCalls } from '#contract/platform/session.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { logInAs, makeUser, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();

const superuser = async () => logInAs(db, { user: await makeUser(db, { is_superuser: true }) });
const warn = (by: LoggedIn, email: string, days: number | null) =>
  call(sessionCalls.warnUnpaid, { body: { email, days } }, { token: by.token });
const warnedOf = async ({ token }: LoggedIn) =>
  (await call(shellCalls.profile, {}, { token })).body.data.profile.paymentExpiration;

test('a superuser warns everybody of a chain of an unpaid invoice, and takes the warning away', async () => {
  const boss = await superuser();
  const one = await logInAs(db);
  const sister = await makeSite(db, { chain_id: one.site.chain_id });
  const colleague = await logInAs(db, { site: sister, roles: ['mechanic'] });
  const stranger = await logInAs(db);
  expect((await warn(boss, one.user.email.toUpperCase(), 12)).status).toBe(200);
  expect(await Promise.all([one, colleague, stranger].map(warnedOf))).toEqual([12, 12, null]);
  const found = await call(
    sessionCalls.account,
    { query: { email: one.user.email } },
    { token: boss.token },
  );
  expect(found.body.data.paymentExpiration).toBe(12);
  await warn(boss, colleague.user.email, null);
  expect(await Promise.all([one, colleague].map(warnedOf))).toEqual([null, null]);
});

test('the days count down by themselves', async () => {
  const me = await logInAs(db);
  await warn(await superuser(), me.user.email, 1);
  const daysPass = (days: number) =>
    db.transaction('system', (tx) =>
      tx
        .updateTable('users')
        .set({ payment_expires_on: sql`payment_expires_on - cast(${days} as integer)` })
        .where('id', '=', me.user.id)
        .execute(),
    );
  expect(await warnedOf(me)).toBe(1);
  await daysPass(1);
  expect(await warnedOf(me)).toBe(0);
  await daysPass(2);
  expect(await warnedOf(me)).toBe(-2);
});

test('nobody else may, nobody unknown can be warned, and no number is out of reason', async () => {
  const me = await logInAs(db, { roles: ['manager'] });
  expect((await warn(me, me.user.email, 3)).status).toBe(403);
  const boss = await superuser();
  expect((await warn(boss, 'nobody@example.test', 3)).status).toBe(404);
  expect((await warn(boss, me.user.email, 99_999)).status).toBe(422);
  expect(await warnedOf(me)).toBeNull();
});
