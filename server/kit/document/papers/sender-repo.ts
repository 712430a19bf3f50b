import type { Actor } from '#server/kit/caller/caller.ts';
import type { Tx } from '#server/db/open.ts';

/** Who gives a paper: the caller's site, whose it is, and what it counts its money in. */
export const senderOf = (tx: Tx, { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>) =>
  tx
    .selectFrom('sites as s')
    .innerJoin('companies as c', (join) =>
      join.onRef('c.chain_id', '=', 's.chain_id').onRef('c.id', '=', 's.company_id'),
    )
    .select([
      's.name as site',
      's.town',
      'c.name as company',
      'c.org_number',
      'c.country',
      'c.currency',
    ])
    .where('s.chain_id', '=', chainId)
    .where('s.id', '=', siteId)
    .executeTakeFirstOrThrow();

export type Sender = Awaited<ReturnType<typeof senderOf>>;
