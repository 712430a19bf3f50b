import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { migratedInMemory } from '#server/db/migrated-in-memory.ts';
import { openDatabase } from '#server/db/open.ts';
import { throwAwayPostgres } from '../../../scripts/throw-away-postgres.ts';
import { engineOfTests } from '../engine.ts';

/** What a test worker makes its database from: a dump in a file, or a database on a server. */
export type DatabaseTemplate = { file: string } | { url: string; prefix: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

const cache = fileURLToPath(new URL('../../../node_modules/.cache/wheelhouse', import.meta.url));
const day = 86_400_000;

/** Vitest calls it once before all tests, and what it returns after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (engineOfTests() === 'embedded') {
    project.provide('databaseTemplate', { file: await templateFile() });
    return async () => {};
  }
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const { url, stop } =
    databaseUrl === undefined ? await throwAwayPostgres() : { url: databaseUrl, stop: undefined };
  const prefix = `wheelhouse_test_${process.pid}_${Date.now().toString(36)}`;
  await templateDatabase(url, prefix);
  project.provide('databaseTemplate', { url, prefix });
  return stop ?? (() => dropDatabases(url, prefix));
}

async function templateFile(): Promise<string> {
  const migrations = await readMigrations();
  const key = createHash('sha256').update(migrations.map(({ checksum }) => checksum).join());
  const file = join(cache, `database-${key.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(file)) return file;

  const { engine, close } = await migratedInMemory();
  const dump = await engine.dump();
  await close();
  mkdirSync(dirname(file), { recursive: true });
  // Another run may be making the same file.
  writeFileSync(`${file}.${process.pid}`, dump);
  renameSync(`${file}.${process.pid}`, file);
  for (const old of readdirSync(cache).map((name) => join(cache, name))) {
    if (Date.now() - statSync(old).mtimeMs > day) rmSync(old);
  }
  return file;
}

async function templateDatabase(url: string, prefix: string): Promise<void> {
  const server = await openDatabase({ url });
  await server.executeSql(`create database ${prefix}_template`);
  await server.close();
  const template = await openDatabase({ url: databaseUrl(url, `${prefix}_template`) });
  await migrate(template);
  await template.close();
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const server = await openDatabase({ url });
  const { rows } = await server.executeSql(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) {
    await server.executeSql(`drop database if exists ${String(datname)} with (force)`);
  }
  await server.close();
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
