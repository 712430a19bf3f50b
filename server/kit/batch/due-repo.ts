import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '../caller/caller.ts';

/** The sites where somebody said when something is begun by itself, by the name of these settings. For the system. */
export async function sitesWith(
  tx: Tx,
  settings: string,
): Promise<readonly { readonly chainId: number; readonly siteId: number }[]> {
  const { rows } = await sql<{ chainId: number; siteId: number }>`
    select s.chain_id as "chainId", s.id as "siteId" from settings k
    join sites s on s.chain_id = k.chain_id and s.id = k.site_id and s.active
    where k.name = ${settings}
    order by s.chain_id, s.id`.execute(tx);
  return rows;
}

/** Notes that a day of a site is dealt with for a batch; false where it was. Another server waits, and then finds it was. */
export async function noteDay(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  batch: string,
  day: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into batch_days (chain_id, site_id, batch, day)
    values (${chainId}, ${siteId}, ${batch}, ${day}) on conflict do nothing
    returning day`.execute(tx);
  return rows.length > 0;
}
