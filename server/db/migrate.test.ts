import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/test-database.ts';
import { migrate } from './migrate.ts';

const db = await freshDatabase();
const folders: string[] = [];
let folder = '';
let number = 9000;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wheelhouse-migrations-'));
  folders.push(folder);
});

afterAll(async () => {
  await db.close();
  await Promise.all(folders.map((name) => rm(name, { recursive: true })));
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
