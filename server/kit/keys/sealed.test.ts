import { afterAll, expect, test } from 'vitest';
import { makeMessage } from '#tests/support/factories/messages.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { holdsSealed } from './sealed-repo.ts';

// Its own: what other tests seal is sealed, too.
const db = await freshDatabase();
afterAll(() => db.close());
const held = () => db.transaction('system', holdsSealed);

test('a message with a secret that waits needs the key it was sealed by; one that has left does not', async () => {
  await makeMessage(db);
  await makeMessage(db, { sealed: true, status: 'sent', body: '' });
  expect(await held()).toBe(false);
  await makeMessage(db, { sealed: true });
  expect(await held()).toBe(true);
});
