import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Published } from './published-elsewhere.ts';

/** Says what this server has told, forgets those that are gone, and gives what the others say. */
export async function compareServers(tx: Tx, { uid, told }: Published): Promise<Published[]> {
  const { rows } = await sql<Published>`
    with mine as (
      insert into live_servers (uid, told) values (${uid}, ${told})
      on conflict (uid) do update set told = excluded.told, seen_at = now()
    ), gone as (
      delete from live_servers where seen_at < now() - interval '2 minutes' and uid <> ${uid}
    )
    select uid, told from live_servers
    where uid <> ${uid} and seen_at >= now() - interval '2 minutes'`.execute(tx);
  return rows;
}
