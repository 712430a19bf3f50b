import { expect, test } from 'vitest';
import type { Tx } from '#server/db/open.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';
import { enter } from '#server/kit/caller.ts';
import { drawNumber } from './number-series-repo.ts';

const { db } = await testServer();

/** Does the work at a person's site, as a call of theirs would. */
function at<T>({ user, site, tokenId }: LoggedIn, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction('app', async (tx) => {
    await enter(tx, { tokenId, userId: user.id, siteId: site.id });
    return work(tx);
  });
}

test('numbers of a series follow each other, each series by itself', async () => {
  const person = await logInAs(db);
  const draw = (series: string) => at(person, (tx) => drawNumber(tx, series));
  expect([await draw('invoice'), await draw('invoice'), await draw('receipt')]).toEqual([1, 2, 1]);
});

test('what is not issued leaves no gap', async () => {
  const person = await logInAs(db);
  const failed = at(person, async (tx) => {
    await drawNumber(tx, 'invoice');
    throw new Error('the invoice could not be issued');
  });
  await expect(failed).rejects.toThrow('could not be issued');
  expect(await at(person, (tx) => drawNumber(tx, 'invoice'))).toBe(1);
});

test('many who draw at once get each number once', async () => {
  const person = await logInAs(db);
  const numbers = await Promise.all(
    Array.from({ length: 10 }, () => at(person, (tx) => drawNumber(tx, 'invoice'))),
  );
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('each chain counts by itself', async () => {
  const [one, other] = [await logInAs(db), await logInAs(db)];
  expect(await at(one, (tx) => drawNumber(tx, 'invoice'))).toBe(1);
  expect(await at(other, (tx) => drawNumber(tx, 'invoice'))).toBe(1);
});
