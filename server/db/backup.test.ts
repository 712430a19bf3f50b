import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { backUp, restore } from './backup.ts';
import { lockDirectory } from './directory-lock.ts';
import { openDatabase } from './open.ts';

const deep = join('files', 'a'.repeat(90), `${'b'.repeat(60)}.pdf`);
const bytes = Buffer.from(Array.from({ length: 1_500 }, (_, index) => index % 256));

let parent = '';
let source = '';
let archive = '';
let target = '';
let round = 0;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'wheelhouse-backup-'));
  source = join(parent, 'source');
  archive = join(parent, 'backup.tar.gz');
  const db = await openDatabase({ dir: source });
  await db.executeSql("create table kept as select n, 'å' as text from generate_series(1, 1000) n");
  await db.close();
  await mkdir(join(source, 'files', 'a'.repeat(90)), { recursive: true });
  await writeFile(join(source, deep), bytes);
  await writeFile(join(source, 'files', 'empty'), '');
  await writeFile(join(source, 'secret.key'), 'secret', { mode: 0o600 });
  await backUp({ dir: source }, archive);
});
afterAll(() => rm(parent, { recursive: true }));
beforeEach(() => {
  target = join(parent, `target-${++round}`);
});

async function assertRestored(): Promise<void> {
  const db = await openDatabase({ dir: target });
  const { rows } = await db.executeSql('select count(*), sum(n), min(text) as text from kept');
  await db.close();
  expect(rows).toEqual([{ count: 1_000, sum: 500_500, text: 'å' }]);
  expect(await readFile(join(target, deep))).toEqual(bytes);
  expect(await readFile(join(target, 'files', 'empty'), 'utf8')).toBe('');
  expect(await readFile(join(target, 'secret.key'), 'utf8')).toBe('secret');
  expect((await stat(join(target, 'secret.key'))).mode & 0o777).toBe(0o600);
}

test('a backup brings back the database, the files and the secret key', async () => {
  await restore({ dir: target }, archive, false);
  await assertRestored();
});

test('only its owner can read a backup, since the secret key is in it', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
});

test('what is in the data directory is replaced only by force', async () => {
  await mkdir(target);
  await writeFile(join(target, 'later.txt'), 'newer than the backup');
  await expect(restore({ dir: target }, archive, false)).rejects.toThrow('Use --force');
  expect(await readFile(join(target, 'later.txt'), 'utf8')).toBe('newer than the backup');
  await restore({ dir: target }, archive, true);
  await assertRestored();
  expect(await readdir(target)).not.toContain('later.txt');
});

test('a backup that is cut short changes nothing', async () => {
  const short = join(parent, 'short.tar.gz');
  await writeFile(short, await readFile(archive));
  await truncate(short, Math.floor((await stat(archive)).size / 2));
  await mkdir(target);
  await writeFile(join(target, 'later.txt'), 'here');
  await expect(restore({ dir: target }, short, true)).rejects.toThrow('unexpected end of file');
  expect((await readdir(target)).filter((name) => !name.startsWith('in-use'))).toEqual([
    'later.txt',
  ]);
});

test('while the server runs there is neither backup nor restore', async () => {
  const unlock = lockDirectory(source);
  await expect(backUp({ dir: source }, join(parent, 'other.tar.gz'))).rejects.toThrow('is in use');
  await expect(restore({ dir: source }, archive, true)).rejects.toThrow('is in use');
  unlock();
});

test('a backup that is there already is not written over', async () => {
  await expect(backUp({ dir: source }, archive)).rejects.toThrow('EEXIST');
});

test('the backup of an embedded database is not restored into PostgreSQL', async () => {
  const place = { dir: target, url: 'postgres://nobody@localhost/none' };
  await expect(restore(place, archive, false)).rejects.toThrow('npm run to-postgres');
});
