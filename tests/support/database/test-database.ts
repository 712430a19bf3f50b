import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/open.ts';
import { databaseUrl } from './global-database.ts';

let opened: Promise<Database> | undefined;
let made = 0;

/**
 * The migrated, empty database of this test worker, the same one for all its test files. It runs on
 * PostgreSQL where there is one (see engine.ts), or embedded in memory.
 */
export function testDatabase(): Promise<Database> {
  return (opened ??= freshDatabase());
}

/** A migrated, empty database for who changes the schema itself; closed by who asked for it. */
export async function freshDatabase(): Promise<Database> {
  const template = inject('databaseTemplate');
  if ('file' in template) return openDatabase({ template: await readFile(template.file) });
  return openDatabase({ url: await newPostgres(`template ${template.prefix}_template`) });
}

/** A database without tables, on whichever engine; closed by who asked for it. */
export async function emptyDatabase(): Promise<Database> {
  if ('file' in inject('databaseTemplate')) return openDatabase({});
  return openDatabase({ url: await emptyPostgres() });
}

/** The address of a new database without tables, only on PostgreSQL. */
export function emptyPostgres(): Promise<string> {
  return newPostgres('template template0');
}

async function newPostgres(how: string): Promise<string> {
  const template = inject('databaseTemplate');
  if ('file' in template) throw new Error('This test needs a PostgreSQL.');
  const name = `${template.prefix}_${process.pid}_${++made}`;
  const server = await openDatabase({ url: template.url });
  await server.executeSql(`create database ${name} ${how} strategy file_copy`);
  await server.close();
  return databaseUrl(template.url, name);
}
