import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runWorker } from '#tests/support/processes/run-worker.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';

test('what a killed server was at is done by the next one, long before anybody would ask again', async () => {
  const db = await freshDatabase();
  const dir = await mkdtemp(join(tmpdir(), 'wheelhouse-jobs-'));
  const over = db.pool ? { url: db.pool.options.connectionString! } : { dir };
  // Each is there once its job works, and only one may at a time.
  const first = await runWorker(over);
  await first.kill();
  const next = await runWorker(over);
  await next.kill();
  expect([first.said, next.said]).toEqual(['working', 'working']);
  await db.close();
  await rm(dir, { recursive: true });
});
