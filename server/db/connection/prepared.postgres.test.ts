import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meaningOf } from '#server/kit/errors.ts';
import { emptyPostgres } from '#tests/support/test-database.ts';
import { openDatabase, type Database, type Tx } from '../open.ts';
import { ensureRoles } from '../roles.ts';

let url: string;
let db: Database;

beforeAll(async () => {
  url = await emptyPostgres();
  db = await openDatabase({ url });
  await ensureRoles(db);
  await db.executeSql(
    `create table things (id int); insert into things values (1);
     grant usage on schema public to wheelhouse_app; grant all on things to wheelhouse_app`,
  );
});
afterAll(() => db.close());

const things = (tx: Tx) =>
  sql<Record<string, number>>`select * from things where id > ${0}`.execute(tx);
const prepared = (tx: Tx) =>
  sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx);

test('a statement that comes again is prepared', async () => {
  const { rows } = await db.transaction('app', async (tx) => {
    for (let time = 0; time < 2; time += 1) await things(tx);
    return prepared(tx);
  });
  expect(rows.map(({ statement }) => statement)).toContain('select * from things where id > $1');
});

test('behind a pooler nothing is, unless it is said to bear it', async () => {
  for (const [said, length] of [
    [undefined, 0],
    [true, 1],
  ] as const) {
    const pooled = await openDatabase({ url, directUrl: url, prepared: said });
    const { rows } = await pooled.transaction('app', async (tx) => {
      for (let time = 0; time < 2; time += 1) await things(tx);
      return prepared(tx);
    });
    await pooled.close();
    expect(rows).toHaveLength(length);
  }
});

test('when a table changes under what was prepared, one asker is told to try again, and nobody after', async () => {
  for (let time = 0; time < 3; time += 1) await db.transaction('app', things);
  await db.executeSql('alter table things add also int default 7');
  const refused = await db.transaction('app', things).catch((error: unknown) => error);
  expect(meaningOf(refused)).toMatchObject({ code: 'common.unavailable' });
  for (let time = 0; time < 3; time += 1) {
    const { rows } = await db.transaction('app', things);
    expect(rows).toEqual([{ id: 1, also: 7 }]);
  }
});

test('a transaction that cannot begin says why, and does nothing', async () => {
  await db.executeSql(`do $$ begin
    create role nobody_much login; exception when duplicate_object then null; end $$`);
  const address = new URL(url);
  address.username = 'nobody_much';
  const other = await openDatabase({ url: address.href });
  const asked = other.transaction('app', (tx) => sql`select 1`.execute(tx));
  await expect(asked).rejects.toThrow(/permission denied to set role/);
  await expect(other.ping()).resolves.toBeUndefined();
  await other.close();
});
