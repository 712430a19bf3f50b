import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packInto } from './archive.ts';
import { openDatabase } from './open.ts';
import { finishExchange } from './restored-exchange.ts';

const program = fileURLToPath(
  new URL('../../tests/support/processes/killed-restore.ts', import.meta.url),
);
const files = ['database/PG_VERSION', 'database/base/1', 'files/a.pdf', 'secret.key'];

let parent = '';
let archive = '';
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'wheelhouse-exchange-'));
  archive = join(parent, 'backup.tar.gz');
  const source = join(parent, 'source');
  await fill(source, 'new');
  await packInto(archive, source, ['database', 'files', 'secret.key']);
});
afterAll(() => rm(parent, { recursive: true }));

async function fill(dir: string, text: string): Promise<void> {
  for (const folder of ['database/base', 'files']) {
    await mkdir(join(dir, folder), { recursive: true });
  }
  for (const file of files) await writeFile(join(dir, file), text);
}

/** Restores over a directory of old data until the step; true when it got to its end. */
async function restoreUntil(dir: string, step: number): Promise<boolean> {
  const child = spawn(process.execPath, [program, dir, archive, String(step)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([code, signal]).toContain(signal === null ? 0 : 'SIGKILL');
  return signal === null;
}

async function held(dir: string): Promise<unknown> {
  const names = (await readdir(dir)).filter((name) => !name.startsWith('in-use')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')));
  return { names, texts };
}

test('wherever a restore is killed, the directory holds all of the old or all of the new', async () => {
  const whole = (text: string, more: string[] = []) => ({
    names: ['database', 'files', ...more, 'secret.key'].sort(),
    texts: files.map(() => text),
  });
  const outcomes: string[] = [];
  for (let step = 1, ended = false; !ended; step += 1) {
    const dir = join(parent, `target-${step}`);
    await fill(dir, 'old');
    await writeFile(join(dir, 'later.txt'), 'old');
    ended = await restoreUntil(dir, step);
    await finishExchange(dir);
    const now = await held(dir);
    const outcome = (now as { texts: string[] }).texts[0] ?? '';
    expect(now).toEqual(outcome === 'old' ? whole('old', ['later.txt']) : whole('new'));
    outcomes.push(outcome);
  }
  // Some kills come before the restore decided and some after, and never is it the other way round.
  expect(outcomes.join(' ')).toMatch(/^(old )+(new ?){5,}$/);
});

test('a start finds a restore that was cut short and finishes it', async () => {
  const [dir, newer] = [join(parent, 'started'), join(parent, 'newer')];
  for (const [place, word] of [
    [dir, 'old'],
    [newer, 'new'],
  ] as const) {
    const db = await openDatabase({ dir: place });
    await db.executeSql(`create table kept as select '${word}' as word`);
    await db.close();
  }
  await mkdir(join(dir, 'restored'));
  await cp(join(newer, 'database'), join(dir, 'restored', 'database'), { recursive: true });
  const db = await openDatabase({ dir });
  expect((await db.executeSql('select word from kept')).rows).toEqual([{ word: 'new' }]);
  await db.close();
});

test('a restore into PostgreSQL that was cut short has to be run again', async () => {
  const dir = join(parent, 'postgres');
  await mkdir(join(dir, 'restoring'), { recursive: true });
  await rename(archive, join(dir, 'restoring', 'database.dump'));
  await expect(finishExchange(dir)).rejects.toThrow('npm run restore');
});
