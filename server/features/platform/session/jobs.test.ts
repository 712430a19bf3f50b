import { expect, test } from 'vitest';
import { makeSession, makeToken, makeUser } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testDatabase } from '#tests/support/database/test-database.ts';
import { forgetEnded } from './session-repo.ts';

const long = new Date('2020-01-01T12:00:00Z');

test('logins whose tokens ended long ago are forgotten, those that last stay', async () => {
  const db = await testDatabase();
  const [user, site] = [await makeUser(db), await makeSite(db)];
  const old = await makeSession(db, { user_id: user.id, created_at: long });
  await makeToken(db, { user, site, sessionId: old.id, at: long });
  const renewed = await makeSession(db, { user_id: user.id, created_at: long });
  await makeToken(db, { user, site, sessionId: renewed.id, at: long });
  await makeToken(db, { user, site, sessionId: renewed.id });
  await db.transaction('system', (tx) => forgetEnded(tx, new Date('2021-01-01T12:00:00Z')));
  const left = await db.transaction('system', (tx) =>
    tx.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute(),
  );
  expect(left).toEqual([{ id: renewed.id }]);
});
