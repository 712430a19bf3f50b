import type { Tx } from '#server/db/open.ts';

/** A site that has a queue, and the clock on its wall. */
export interface QueueSite {
  readonly chainId: number;
  readonly siteId: number;
  readonly timezone: string;
}

/** The sites where anybody ever was in the queue; for the system alone. */
export function sitesWithQueue(tx: Tx): Promise<QueueSite[]> {
  return tx
    .selectFrom('queue_revisions as r')
    .innerJoin('sites as s', (join) =>
      join.onRef('s.chain_id', '=', 'r.chain_id').onRef('s.id', '=', 'r.site_id'),
    )
    .select(['s.chain_id as chainId', 's.id as siteId', 's.timezone'])
    .where('s.active', '=', true)
    .execute();
}

/** Who is still here though nothing has happened to them since the day began. */
export async function leftBehind(tx: Tx, dayBegan: Date): Promise<number[]> {
  const rows = await tx
    .selectFrom('queue_people as p')
    .select('p.id')
    .where('p.left_at', 'is', null)
    .where('p.arrived_at', '<', dayBegan)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('queue_history as h')
            .select('h.id')
            .whereRef('h.chain_id', '=', 'p.chain_id')
            .whereRef('h.person_id', '=', 'p.id')
            .where('h.at', '>=', dayBegan),
        ),
      ),
    )
    .orderBy('p.arrived_at')
    .execute();
  return rows.map(({ id }) => id);
}
