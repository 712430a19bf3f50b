import type { Tx } from '#server/db/open.ts';

/** A site that is open, by its id; for the system alone. */
export async function siteOf(
  tx: Tx,
  siteId: number,
): Promise<{ chainId: number; siteId: number; siteName: string; timezone: string } | undefined> {
  return tx
    .selectFrom('sites')
    .select(['chain_id as chainId', 'id as siteId', 'name as siteName', 'timezone'])
    .where('id', '=', siteId)
    .where('active', '=', true)
    .executeTakeFirst();
}
