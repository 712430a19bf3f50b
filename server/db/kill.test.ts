import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWriter } from '#tests/support/run-writer.ts';
import { openDatabase } from './open.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wheelhouse-kill-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function writeUntilKilled(rows: number, when?: 'too-early'): Promise<number[]> {
  const writer = runWriter(dir, when);
  const said: number[] = [];
  for await (const line of writer.lines) {
    if (line !== 'open') said.push(Number(line));
    if (said.length === rows) await writer.kill();
  }
  return said;
}

// The rows that were said to be saved and are not there, by the table itself and by its index.
async function lost(said: number[]): Promise<number[]> {
  const db = await openDatabase({ dir });
  const found: Set<unknown>[] = [];
  for (const way of ['enable_indexscan', 'enable_seqscan']) {
    const { rows } = await db.executeSql(
      `set enable_bitmapscan = off; set enable_indexonlyscan = off; set ${way} = off;
       select id from written where id > 0 order by id; reset all`,
    );
    found.push(new Set(rows.map(({ id }) => id)));
  }
  await db.close();
  return said.filter((id) => found.some((ids) => !ids.has(id)));
}

test('however often the server is killed while it writes, every row it said was saved is there', async () => {
  const said: number[] = [];
  for (const rows of [1, 30, 7, 120, 55]) said.push(...(await writeUntilKilled(rows)));
  expect(said.length).toBeGreaterThanOrEqual(213);
  expect(await lost(said)).toEqual([]);
});

test('a database that says so before it has saved would be caught by the test above', async () => {
  const said = await writeUntilKilled(20);
  const early = await writeUntilKilled(1, 'too-early');
  expect(await lost([...said, ...early])).toEqual(early);
});
