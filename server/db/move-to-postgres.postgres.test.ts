import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { emptyPostgres } from '#tests/support/database/test-database.ts';
import { migrate } from './migrate.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { type Database, openDatabase } from './open.ts';

const source = await openDatabase({});
await migrate(source);
await source.executeSql(`
  insert into chains (id, name, country, currency) overriding system value
    select n, 'Chain ' || n, 'NO', 'NOK' from generate_series(1, 2500) n;
  delete from chains where id = 2500;
  insert into companies (chain_id, name, country, org_number) values (1, 'Dekk & Felg "AS"', 'NO', '1');
  insert into sites (chain_id, company_id, name, town) select chain_id, id, E'Å\\n\\\\N', '' from companies;
  insert into users (email, password_hash, first_name, last_name, features, created_at)
    values ('a@b.no', 'x', 'Å', 'B', '{"a,b",NULL,"c\\"d"}', '2026-11-20 10:00:00.123456+01');
  insert into memberships (chain_id, site_id, user_id, roles, settings)
    select chain_id, s.id, u.id, '{}', '[null, {"a": 1.10}]' from sites s, users u;
  insert into sessions (id, user_id) select gen_random_uuid(), id from users;
  insert into session_tokens (id, session_id, chain_id, site_id, expires_at, replaces)
    select '00000000-0000-4000-8000-000000000001'::uuid, e.id, s.chain_id, s.id, 'infinity'::timestamptz,
      '00000000-0000-4000-8000-000000000002'::uuid from sessions e, sites s
    union all select '00000000-0000-4000-8000-000000000002', e.id, s.chain_id, s.id, now(), null
      from sessions e, sites s;
  insert into socket_io_attachments (payload) values ('\\x00ff')`);
afterAll(() => source.close());

const tables = [
  'chains',
  'companies',
  'sites',
  'users',
  'memberships',
  'sessions',
  'session_tokens',
];

function rowsOf(db: Database, table: string): Promise<unknown[]> {
  return db.transaction('system', async (tx) => {
    const all = sql.raw(`select t::text as row from ${table} t order by t::text collate "C"`);
    return (await all.execute(tx)).rows;
  });
}

test('every row arrives as it was, and new ones continue the numbers', async () => {
  const target = await openDatabase({ url: await emptyPostgres() });
  const copied = await moveToPostgres(source, target);
  expect(copied.get('chains')).toBe(2_499);
  for (const table of tables)
    expect(await rowsOf(target, table)).toEqual(await rowsOf(source, table));
  const next = await target.transaction('system', (tx) =>
    tx
      .insertInto('users')
      .values({ email: 'c@d.no', password_hash: 'x', first_name: 'C', last_name: 'D' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  expect(next.id).toBe(2);
  await target.close();
});

test('references are guarded as before once the move is over', async () => {
  const target = await openDatabase({ url: await emptyPostgres() });
  await moveToPostgres(source, target);
  const orphan = target.transaction('system', (tx) =>
    tx
      .insertInto('companies')
      .values({ chain_id: 9_999, name: 'x', country: 'NO', org_number: '2', currency: 'NOK' })
      .execute(),
  );
  await expect(orphan).rejects.toMatchObject({ code: '23503' });
  const { rows } = await target.executeSql(
    "select from pg_constraint where contype = 'f' and condeferrable",
  );
  expect(rows).toEqual([]);
  await target.close();
});

test('a move that was cut short before its end is begun again', async () => {
  const target = await openDatabase({ url: await emptyPostgres() });
  // All that a move leaves when it is killed: the rest is one transaction.
  await migrate(target);
  expect((await moveToPostgres(source, target)).get('chains')).toBe(2_499);
  await target.close();
});

test('a database that holds rows is refused and left as it was', async () => {
  const target = await openDatabase({ url: await emptyPostgres() });
  await migrate(target);
  await target.transaction('system', (tx) =>
    tx.insertInto('chains').values({ name: 'Theirs', country: 'SE', currency: 'SEK' }).execute(),
  );
  await expect(moveToPostgres(source, target)).rejects.toThrow('not empty: chains has rows');
  expect(await rowsOf(target, 'chains')).toHaveLength(1);
  await target.close();
});
