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
  const confirmed: number[] = [];
  for await (const line of writer.lines) {
    if (line !== 'open') confirmed.push(Number(line));
    if (confirmed.length === rows) await writer.kill();
  }
  return confirmed;
}

// The rows that were said to be saved and are not there, by the table itself and by its index.
async function lost(confirmed: number[]): Promise<number[]> {
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
  return confirmed.filter((id) => found.some((ids) => !ids.has(id)));
}

test('however often the server is killed while it writes, every row it said was saved is there', async () => {
  const confirmed: number[] = [];
  for (const rows of [1, 30, 7, 120, 55]) confirmed.push(...(await writeUntilKilled(rows)));
  expect(confirmed.length).toBeGreaterThanOrEqual(213);
  expect(await lost(confirmed)).toEqual([]);
});

test('a database that says so before it has saved would be caught by the test above', async () => {
  const confirmed = await writeUntilKilled(20);
  const early = await writeUntilKilled(1, 'too-early');
  expect(await lost([...confirmed, ...early])).toEqual(early);
});
