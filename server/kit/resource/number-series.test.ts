import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '#server/db/open.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';
import { authenticate } from '#server/kit/caller/caller.ts';
import { drawNumber } from './number-series-repo.ts';

const { db } = await testServer();

/** Does the work at a person's site, as a call of theirs would. */
function at<T>({ user, site, tokenId }: LoggedIn, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction('app', async (tx) => {
    await authenticate(tx, { tokenId, userId: user.id, siteId: site.id });
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

test('a part of the work that is taken back gives its numbers back', async () => {
  const person = await logInAs(db);
  const drawn = await at(person, async (tx) => {
    const numbers = [await drawNumber(tx, 'invoice')];
    await sql`savepoint part`.execute(tx);
    await drawNumber(tx, 'invoice');
    await drawNumber(tx, 'receipt');
    await sql`rollback to part`.execute(tx);
    return [...numbers, await drawNumber(tx, 'invoice'), await drawNumber(tx, 'receipt')];
  });
  expect(drawn).toEqual([1, 2, 1]);
  expect(await at(person, (tx) => drawNumber(tx, 'invoice'))).toBe(3);
});

test('a transaction that goes from chain to chain and back draws each number once', async () => {
  const [one, other] = [await logInAs(db), await logInAs(db)];
  const draw = async (tx: Tx, { user, site, tokenId }: LoggedIn) => {
    await authenticate(tx, { tokenId, userId: user.id, siteId: site.id });
    return drawNumber(tx, 'invoice');
  };
  const drawn = await db.transaction('app', async (tx) => {
    const numbers = [await draw(tx, one), await draw(tx, one), await draw(tx, other)];
    await sql`savepoint part`.execute(tx);
    await draw(tx, other);
    await draw(tx, one);
    await sql`rollback to part`.execute(tx);
    return [...numbers, await draw(tx, one), await draw(tx, other), await draw(tx, other)];
  });
  expect(drawn).toEqual([1, 2, 1, 3, 2, 3]);
  expect(await at(one, (tx) => drawNumber(tx, 'invoice'))).toBe(4);
  expect(await at(other, (tx) => drawNumber(tx, 'invoice'))).toBe(4);
});

test('thousands drawn in one go follow each other, and write their series no more than one', async () => {
  const person = await logInAs(db);
  const size = async () => {
    const { rows } = await db.transaction('system', (tx) =>
      sql<{ size: number }>`select pg_relation_size('number_series')::int as size`.execute(tx),
    );
    return rows[0]!.size;
  };
  const before = await size();
  const { rows } = await at(person, (tx) =>
    sql<{ first: number; last: number; all: number }>`
      select min(number)::int as first, max(number)::int as last, count(distinct number)::int as all
      from (select draw_number('invoice') as number from generate_series(1, 3000)) drawn`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([{ first: 1, last: 3000, all: 3000 }]);
  expect(await at(person, (tx) => drawNumber(tx, 'invoice'))).toBe(3001);
  // Each write of a row leaves a version of it: three thousand would fill many pages of 8 KB.
  expect((await size()) - before).toBeLessThan(3 * 8192);
});
