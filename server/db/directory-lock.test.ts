import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWriter } from '#tests/support/run-writer.ts';
import { lockDirectory } from './directory-lock.ts';
import { openDatabase } from './open.ts';

let parent = '';
let dir = '';
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'wheelhouse-lock-'));
  dir = join(parent, 'data');
});
afterAll(() => rm(parent, { recursive: true }));

test('the data directory is made for its owner only', async () => {
  lockDirectory(dir)();
  expect((await stat(dir)).mode & 0o777).toBe(0o700);
});

test('a second server over the same directory is refused and told who has it', async () => {
  const first = runWriter(dir);
  await first.lines.next();
  await expect(openDatabase({ dir })).rejects.toThrow(
    `The data directory ${dir} is in use by another Wheelhouse (process ${first.pid}). ` +
      'Stop it or choose another DATA_DIR.',
  );
  await first.kill();
});

test('the directory of a server that was killed is free at once', async () => {
  const first = runWriter(dir);
  await first.lines.next();
  await first.kill();
  lockDirectory(dir)();
});

test('of several servers that start together one gets the directory', async () => {
  const writers = [runWriter(dir), runWriter(dir), runWriter(dir)];
  const first = await Promise.all(writers.map(({ lines }) => lines.next()));
  const running = writers.filter((_, index) => first[index]?.value === 'open');
  expect(running).toHaveLength(1);
  await Promise.all(running.map((writer) => writer.kill()));
  const failures = await Promise.all(writers.map((writer) => writer.failure()));
  expect(failures.filter((text) => text.includes('is in use by another Wheelhouse'))).toHaveLength(
    2,
  );
});

test('the directory can be opened again in the same process once it was closed', async () => {
  const unlock = lockDirectory(dir);
  expect(() => lockDirectory(dir)).toThrow('is in use');
  unlock();
  lockDirectory(dir)();
});
