import { sql } from 'kysely';
import type { Database } from './open.ts';

// Since PostgreSQL 16 who makes a role may only give it to others, not be it: 0001 takes the one for
// the other, so it has to find all roles made and given.
const ensure = `
  do $$
  declare
    name text;
    may text := case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
  begin
    perform pg_advisory_xact_lock(7401227);
    foreach name in array array['wheelhouse_app', 'wheelhouse_system', 'wheelhouse_reader'] loop
      if not exists (select from pg_roles where rolname = name) then
        execute format('create role %I nologin', name);
      end if;
      if not pg_has_role(name, may) then
        execute format('grant %I to %I', name, current_user);
      end if;
    end loop;
    -- Who reads at several sites has besides all that the app has.
    if not pg_has_role('wheelhouse_reader', 'wheelhouse_app', 'usage') then
      grant wheelhouse_app to wheelhouse_reader;
    end if;
  end $$`;

/**
 * Makes the roles that everything in the database is given to, where they are not there, and lets who
 * is connected be them. They belong to the server, not to the database. Throws in words when who is
 * connected may neither be them nor make it so.
 */
export async function ensureRoles(db: Pick<Database, 'kysely'>): Promise<void> {
  try {
    await sql.raw(ensure).execute(db.kysely);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '42501')) throw error;
    throw new Error(
      `The database's owner may not take the roles wheelhouse_app, wheelhouse_system and wheelhouse_reader (${error.message}). ` +
        'Make them as docs/deploy.md says.',
      { cause: error },
    );
  }
}

/**
 * Lets the server's own login, which owns nothing, take the roles and keep jobs. Throws in words
 * when the login inherits from the roles, since it would then see all tenants without taking one.
 */
export async function letServerIn(owner: Pick<Database, 'kysely'>, login: string): Promise<void> {
  await sql
    .raw(grants.replaceAll(':login', `'${login.replaceAll("'", "''")}'`))
    .execute(owner.kysely);
  const { rows } = await sql<{ inherits: boolean }>`
    select pg_has_role(${login}, 'wheelhouse_system', 'usage') as inherits`.execute(owner.kysely);
  if (!rows[0]?.inherits) return;
  throw new Error(
    `The server's login ${login} has what wheelhouse_system may see without taking that role: ` +
      `make it with noinherit, and grant it the roles, as docs/deploy.md says.`,
  );
}

const grants = `
  do $$
  declare
    name text;
    newer boolean := current_setting('server_version_num')::int >= 160000;
  begin
    foreach name in array array['wheelhouse_app', 'wheelhouse_system', 'wheelhouse_reader'] loop
      if not pg_has_role(:login, name, case when newer then 'set' else 'member' end) then
        execute format('grant %I to %I', name, :login)
          || case when newer then ' with inherit false' else '' end;
      end if;
    end loop;
    execute format('grant usage on schema public, pgboss to %I', :login);
    execute format('grant select, insert, update, delete on all tables in schema pgboss to %I', :login);
    execute format('grant usage on all sequences in schema pgboss to %I', :login);
  end $$`;
