import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/**
 * How many mails and SMS were given up since, by chain: that of the message, or for one about
 * somebody's account the chain they work in. The transaction must be the system's.
 */
export async function failuresOf(
  tx: Tx,
  since: Date,
): Promise<{ chainId: number; count: number }[]> {
  const { rows } = await sql<{ chainId: number; count: number }>`
    select chain_id as "chainId", count(*) as count
    from (
      select coalesce(f.chain_id, (select min(m.chain_id) from users u join memberships m on m.user_id = u.id
        where lower(u.email) = lower(f.recipient))) as chain_id
      from messages f where f.status = 'failed' and coalesce(f.tried_at, f.created_at) >= ${since}
    ) failed
    where chain_id is not null
    group by chain_id order by chain_id`.execute(tx);
  return rows;
}
