import { spawn } from 'node:child_process';
import { type Database, openDatabase } from './open.ts';
import { ensureRoles } from './roles.ts';

/** Dumps a PostgreSQL database into `file` by pg_dump. Throws when that is absent or fails. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  const database = await openDatabase({ url });
  try {
    const how = await mayReadAll(database);
    await run('pg_dump', url, ['--format=custom', `--file=${file}`, ...how]);
  } finally {
    await database.close();
  }
}

// Row-level security holds for the owner of the tables too, and pg_dump then refuses to read them.
// Who is neither superuser nor let past it reads as the system's role, which may read every row.
async function mayReadAll(database: Database): Promise<string[]> {
  const { rows } = await database.executeSql(
    'select from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
  );
  if (rows.length > 0) return [];
  const hidden = await database.executeSql(hiddenFromSystem);
  if (hidden.rows.length > 0) {
    const names = hidden.rows.map(({ name }) => String(name)).join(', ');
    throw new Error(`The system's role cannot read every row of ${names}.`);
  }
  await database.executeSql(letSystemRead);
  return ['--role=wheelhouse_system', '--enable-row-security'];
}

const hiddenFromSystem = `
  select c.oid::regclass::text as name from pg_class c
  where c.relrowsecurity and not exists (
    select from pg_policy p
    where p.polrelid = c.oid and p.polcmd = '*' and 'wheelhouse_system'::regrole = any (p.polroles)
      and pg_get_expr(p.polqual, c.oid) = 'true')`;

const letSystemRead = `
  do $$
  declare name text;
  begin
    for name in select nspname from pg_namespace
      where nspname not in ('pg_catalog', 'information_schema') and nspname !~ '^pg_(toast|temp)'
    loop
      execute format('grant usage on schema %I to wheelhouse_system', name);
      execute format('grant select on all tables in schema %I to wheelhouse_system', name);
      execute format('grant select on all sequences in schema %I to wheelhouse_system', name);
    end loop;
  end $$`;

/**
 * Restores a dump by pg_restore and psql, all or nothing. Throws when the database holds tables and
 * `force` is not set, and when the programs are absent or fail.
 */
export async function restorePostgres(url: string, file: string, force: boolean): Promise<void> {
  const database = await openDatabase({ url });
  try {
    const { rows } = await database.executeSql(
      "select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1",
    );
    if (rows.length > 0 && !force) {
      throw new Error(
        'The PostgreSQL database is not empty. Use --force to replace what is in it.',
      );
    }
    // A dump names the roles but does not hold them: they belong to the server, not the database.
    await ensureRoles(database);
  } finally {
    await database.close();
  }
  const statements = `${file}.sql`;
  await run('pg_restore', url, [`--file=${statements}`, file], 'alone');
  const whole = ['--single-transaction', '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'];
  const steps = [force ? replaceAll : '', before].map((step) => `--command=${step}`);
  await run('psql', url, [...whole, ...steps, `--file=${statements}`, `--command=${after}`]);
}

// Whatever a newer version added goes too: what the dump does not know it could not take away.
const replaceAll =
  'set client_min_messages = warning; drop schema if exists pgboss cascade; drop schema public cascade; create schema public; ' +
  'grant usage on schema public to public;';
const before = 'grant create on schema public to wheelhouse_system;';
const after = 'revoke create on schema public from wheelhouse_system;';

function run(
  command: string,
  url: string,
  args: string[],
  how: 'connected' | 'alone' = 'connected',
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Everyone on the machine can read the arguments of a program, so the password is not in them.
  const address = new URL(url);
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(address.password) };
  address.password = '';
  const where = how === 'connected' ? [`--dbname=${address.href}`] : [];
  const child = spawn(command, [...args, ...where], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  child.on('error', (error: NodeJS.ErrnoException) => {
    const absent = `${command} is not on this machine. Install the PostgreSQL client programs.`;
    reject(error.code === 'ENOENT' ? new Error(absent, { cause: error }) : error);
  });
  child.on('close', (code) => {
    if (code === 0) resolve();
    else reject(new Error(`${command} failed (${code}).`));
  });
  return promise;
}
