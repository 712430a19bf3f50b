import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open.ts';

const shipped = fileURLToPath(new URL('./migrations', import.meta.url));
let db: Database;
let folder = '';
let number = 9000;

beforeEach(async () => {
  db = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'wheelhouse-migrations-'));
  await cp(shipped, folder, { recursive: true });
});

afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

async function write(text: string): Promise<string> {
  const name = `${++number}_step.sql`;
  await writeFile(join(folder, name), text);
  return name;
}

test('each migration is applied once, in order', async () => {
  const first = await write('create table m1 (a int)');
  const second = await write('alter table m1 add b int');
  expect(await migrate(db, folder)).toEqual([first, second]);
  expect(await migrate(db, folder)).toEqual([]);
  const third = await write('alter table m1 add c int');
  expect(await migrate(db, folder)).toEqual([third]);
});

test('function bodies, strings and comments may hold semicolons', async () => {
  await write(`
    -- a; comment
    create table m2 (a text default 'x; y'); /* ; */
    create function m2_count() returns bigint language plpgsql as $body$
    begin return (select count(*) from m2 where a <> ';'); end; $body$;
    insert into m2 default values;`);
  await migrate(db, folder);
  expect((await db.executeSql('select m2_count() as n')).rows).toEqual([{ n: 1 }]);
});

test('a migration that was changed after it was applied is refused', async () => {
  const name = await write('create table m3 (a int)');
  await migrate(db, folder);
  await writeFile(join(folder, name), 'create table m3 (a bigint)');
  await expect(migrate(db, folder)).rejects.toThrow(`Migration ${name} has changed`);
});

test('a migration that fails leaves nothing of itself and says where', async () => {
  const name = await write('create table m4 (a int);\nselect nothing_such;');
  await expect(migrate(db, folder)).rejects.toThrow(`Migration ${name} failed in line 2`);
  expect((await db.executeSql("select to_regclass('m4') as m4")).rows).toEqual([{ m4: null }]);
});

test('a database that is newer than the code is refused', async () => {
  const name = await write('create table m5 (a int)');
  await migrate(db, folder);
  await rm(join(folder, name));
  await expect(migrate(db, folder)).rejects.toThrow(`does not know ${name}`);
});

test('a migration with a lower number than one that was applied is refused', async () => {
  await write('create table m6 (a int)');
  await migrate(db, folder);
  await writeFile(join(folder, '0999_late.sql'), 'create table m7 (a int)');
  await expect(migrate(db, folder)).rejects.toThrow('0999_late.sql would come too late');
  expect((await db.executeSql("select to_regclass('m7') as m7")).rows).toEqual([{ m7: null }]);
});
