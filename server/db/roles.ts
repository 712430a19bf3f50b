import { sql } from 'kysely';
import type { Database } from './open.ts';

// Since PostgreSQL 16 who makes a role may only give it to others, not be it: 0001 takes the one for
// the other, so it has to find both roles made and given.
const ensure = `
  do $$
  declare
    name text;
    may text := case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
  begin
    perform pg_advisory_xact_lock(7401227);
    foreach name in array array['wheelhouse_app', 'wheelhouse_system'] loop
      if not exists (select from pg_roles where rolname = name) then
        execute format('create role %I nologin', name);
      end if;
      if not pg_has_role(name, may) then
        execute format('grant %I to %I', name, current_user);
      end if;
    end loop;
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
      `The database's owner may not take the roles wheelhouse_app and wheelhouse_system (${error.message}). ` +
        'Make them as docs/deploy.md says.',
      { cause: error },
    );
  }
}
