import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Database } from './open.ts';
import { ensureRoles } from './roles.ts';

/** One step of the schema, as its file has it. */
export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));
const lockKey = 7_401_226;

/** The migrations of a folder (this project's when not said) and of those in it, in the order they apply: that of their numbers. */
export async function readMigrations(folder = ownMigrations): Promise<Migration[]> {
  const paths = await readdir(folder, { recursive: true });
  const files = paths
    .map((path) => ({ path: join(folder, path), name: basename(path) }))
    .filter(({ name }) => /^\d{4}_.+\.sql$/.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return Promise.all(
    files.map(async ({ path, name }) => {
      const text = await readFile(path, 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings the database up to these migrations, each in a transaction of its own and once, also when
 * several instances start together. Returns the names of those it applied. Throws when one fails,
 * when the file of an applied one has changed since, when one was applied that is not known here,
 * and when one that was not has a lower number than one that was.
 */
export async function migrate(
  db: Pick<Database, 'kysely'>,
  folder = ownMigrations,
): Promise<string[]> {
  await ensureRoles(db);
  const migrations = await readMigrations(folder);
  const known = await appliedBefore(db.kysely);
  for (const migration of migrations) assertUnchanged(migration, known.get(migration.name));
  assertInOrder(migrations, [...known.keys()].sort());

  const applied: string[] = [];
  for (const migration of migrations.filter(({ name }) => !known.has(name))) {
    if (await apply(db.kysely, migration)) applied.push(migration.name);
  }
  return applied;
}

type Connection = Database['kysely'];

async function appliedBefore(connection: Connection): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('public.schema_migrations') is not null as there`.execute(connection);
  if (!tables[0]?.there) return new Map();
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations`.execute(connection);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function apply(connection: Connection, migration: Migration): Promise<boolean> {
  return connection.transaction().execute(async (tx) => {
    // The lock makes a second instance wait, however long, and then find the work done.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
    await sql`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`.execute(tx);
    const checksum = (await appliedBefore(tx)).get(migration.name);
    assertUnchanged(migration, checksum);
    if (checksum !== undefined) return false;

    // Without values it goes as one simple query, in which the database itself tells the statements
    // apart.
    await sql
      .raw(migration.text)
      .execute(tx)
      .catch((error: unknown) => {
        throw new Error(`Migration ${migration.name} failed${at(migration, error)}`, {
          cause: error,
        });
      });
    await sql`
      insert into schema_migrations (name, checksum)
      values (${migration.name}, ${migration.checksum})`.execute(tx);
    return true;
  });
}

function assertUnchanged({ name, checksum }: Migration, applied: string | undefined): void {
  if (applied === undefined || applied === checksum) return;
  throw new Error(
    `Migration ${name} has changed since it was applied to this database. ` +
      'Put it back as it was and write a new one for what should be different.',
  );
}

function assertInOrder(migrations: Migration[], known: string[]): void {
  const names = new Set(migrations.map(({ name }) => name));
  const unknown = known.filter((name) => !names.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `This database is newer than this Wheelhouse, which does not know ${unknown.join(', ')}. ` +
        'Start the version that it was last used with, or put a backup of before back.',
    );
  }
  const last = known.at(-1) ?? '';
  const late = [...names].filter((name) => name < last && !known.includes(name));
  if (late.length > 0) {
    throw new Error(
      `${late.join(', ')} would come too late: ${last} has been applied to this database already. ` +
        'Give it a higher number.',
    );
  }
}

function at({ text }: Migration, error: unknown): string {
  if (!(error instanceof Error)) return '';
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  if (Number.isNaN(position)) return `: ${error.message}`;
  return ` in line ${text.slice(0, position).split('\n').length}: ${error.message}`;
}
