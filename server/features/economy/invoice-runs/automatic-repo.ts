import { sql } from 'kysely';
import { automaticInvoicing } from '#contract/economy/invoice-runs/automatic-invoicing.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** The sites whose runs are begun by themselves. For the system. */
export async function automaticSites(
  tx: Tx,
): Promise<readonly { readonly chainId: number; readonly siteId: number }[]> {
  const { rows } = await sql<{ chainId: number; siteId: number }>`
    select s.chain_id as "chainId", s.id as "siteId" from settings k
    join sites s on s.chain_id = k.chain_id and s.id = k.site_id and s.active
    where k.name = ${automaticInvoicing.name} and coalesce(k.fields ->> 'mode', 'off') <> 'off'
    order by s.chain_id, s.id`.execute(tx);
  return rows;
}

/** Notes that a day of a site is dealt with; false where it was. Another server waits, and then finds it was. */
export async function noteDay(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  day: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into automatic_invoicing_days (chain_id, site_id, day)
    values (${chainId}, ${siteId}, ${day}) on conflict do nothing returning day`.execute(tx);
  return rows.length > 0;
}
