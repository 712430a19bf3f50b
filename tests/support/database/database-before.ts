import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { emptyDatabase } from './test-database.ts';

const shipped = fileURLToPath(new URL('../../../server/db/migrations', import.meta.url));

/** A database as it was before a migration, with the tables of that day; closed when the test ends. */
export async function databaseBefore(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'wheelhouse-before-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'migrations'));
  const isEarlier = (path: string) => !/^\d{4}_/.test(basename(path)) || basename(path) < name;
  await cp(shipped, join(folder, 'migrations'), { recursive: true, filter: isEarlier });
  const db = await emptyDatabase();
  onTestFinished(() => db.close());
  await migrate(db, join(folder, 'migrations'));
  return db;
}
