import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../open.ts';

let parent = '';
let whole = '';
let copies = 0;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'wheelhouse-remains-'));
  whole = join(parent, 'whole');
  await (await openDatabase({ dir: whole })).close();
});
afterAll(() => rm(parent, { recursive: true }));

async function copy(): Promise<string> {
  const dir = join(parent, `copy-${++copies}`);
  await cp(whole, dir, { recursive: true });
  return dir;
}

test.each(['PG_VERSION', 'global/pg_control', 'pg_wal', 'pg_xact', 'base', 'postgresql.conf'])(
  'over a database without its %s none is made: it is named, with what to do',
  async (part) => {
    const dir = await copy();
    await rm(join(dir, 'database', part), { recursive: true });
    const before = await readdir(join(dir, 'database'), { recursive: true });
    await expect(openDatabase({ dir })).rejects.toThrow(
      new RegExp(`damaged: ${part} missing.*npm run restore`),
    );
    expect(await readdir(join(dir, 'database'), { recursive: true })).toEqual(before);
  },
);

test('a database that is gone as a whole is missed, unless its mark is taken away too', async () => {
  const dir = await copy();
  await rm(join(dir, 'database'), { recursive: true });
  await expect(openDatabase({ dir })).rejects.toThrow('is gone');
  expect(await readdir(dir)).not.toContain('database');
  await rm(join(dir, 'database.made'));
  await (await openDatabase({ dir })).close();
});

test.each([
  ['cut short', 'global/pg_control', (file: string) => truncate(file, 100)],
  ['gone', 'global/pg_filenode.map', (file: string) => rm(file)],
  ['of another version', 'PG_VERSION', (file: string) => writeFile(file, '12\n')],
])('a file that is %s is named in the words of the start: %s', async (_, part, damage) => {
  const dir = await copy();
  await damage(join(dir, 'database', part));
  const message = part === 'PG_VERSION' ? 'version 12' : part;
  await expect(openDatabase({ dir })).rejects.toThrow(message);
});

test('the mark tells that there is a database', async () => {
  expect(await readFile(join(whole, 'database.made'), 'utf8')).toMatch(/database/);
});
