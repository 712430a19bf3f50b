import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { meaningOf } from '#server/kit/errors.ts';
import { emptyPostgres } from '#tests/support/database/test-database.ts';
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
  for (const [setting, length] of [
    [undefined, 0],
    [true, 1],
  ] as const) {
    const pooled = await openDatabase({ url, directUrl: url, prepared: setting });
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
  const query = other.transaction('app', (tx) => sql`select 1`.execute(tx));
  await expect(query).rejects.toThrow(/permission denied to set role/);
  await expect(other.ping()).resolves.toBeUndefined();
  await other.close();
});

test('a savepoint that a refused transaction cannot open reports what was refused, and one rolled back is forgotten', async () => {
  await db.transaction('app', async (tx) => {
    await sql`savepoint outer_one`.execute(tx);
    await expect(sql`select 1 / 0`.execute(tx)).rejects.toThrow('division by zero');
    await sql`savepoint inner_one`.execute(tx);
    await expect(sql`select 1`.execute(tx)).rejects.toThrow('transaction is aborted');
    await sql`rollback to savepoint outer_one`.execute(tx);
    await expect(sql`select 'x'::int`.execute(tx)).rejects.toThrow('invalid input syntax');
    await sql`rollback to savepoint outer_one`.execute(tx);
    expect((await things(tx)).rows).toHaveLength(1);
  });
});

test('statements that are asked at once are sent at once, and answered each with its own', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  // Other connections of this process say something meanwhile, too.
  const sentOfThese = () => sent.mock.calls.filter((call) => /things/.test(JSON.stringify(call)));
  let sentBeforeAnswer = 0;
  const answers = await db.transaction('app', (tx) =>
    Promise.all([
      sql`insert into things values (2), (3)`.execute(tx).then((answer) => {
        sentBeforeAnswer = sentOfThese().length;
        return answer;
      }),
      sql<{ many: number }>`select count(*)::int as many from things`.execute(tx),
      sql`update things set id = id + 10 where id > ${1}`.execute(tx),
      things(tx),
    ]),
  );
  sent.mockRestore();
  expect(sentBeforeAnswer).toBe(4);
  const [added, counted, updated, left] = answers;
  expect([added.numAffectedRows, updated.numAffectedRows]).toEqual([2n, 2n]);
  expect(counted.rows).toEqual([{ many: 3 }]);
  expect(left.rows.map(({ id }) => id)).toEqual([1, 12, 13]);
});

test('behind one that fails nothing is done until it is taken back', async () => {
  const ends = await db.transaction('app', async (tx) => {
    await sql`savepoint before`.execute(tx);
    return Promise.allSettled([
      things(tx),
      sql`select ${1}::int / 0`.execute(tx),
      sql`delete from things`.execute(tx),
      sql`rollback to savepoint before`.execute(tx),
      things(tx),
    ]);
  });
  expect(ends.map(({ status }) => status).join(' ')).toBe(
    'fulfilled rejected rejected fulfilled fulfilled',
  );
  expect(String((ends[1] as PromiseRejectedResult).reason)).toContain('division by zero');
  expect((await db.transaction('app', things)).rows).toHaveLength(3);
});

test('a value that cannot be sent harms nobody after', async () => {
  const wrong = {
    toPostgres() {
      throw new Error('no value');
    },
  };
  for (let time = 0; time < 3; time += 1) {
    await expect(
      db.transaction('app', (tx) =>
        Promise.all([things(tx), sql`select ${wrong} as it`.execute(tx), things(tx)]),
      ),
    ).rejects.toThrow('no value');
  }
  await expect(db.transaction('app', things)).resolves.toMatchObject({ rows: { length: 3 } });
});

test('a connection that is lost with several on their way ends all of them, and the next has another', async () => {
  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  const lost = db.transaction('app', async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const queries = [things(tx), sql`select pg_sleep(600)`.execute(tx), things(tx)];
    const all = Promise.allSettled(queries);
    await queries[0];
    await operator.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    const ends = await all;
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    return things(tx);
  });
  await expect(lost).rejects.toThrow(/queryable|terminat/);
  await operator.end();
  await expect(db.transaction('app', things)).resolves.toMatchObject({ rows: { length: 3 } });
});
