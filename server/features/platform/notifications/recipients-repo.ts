import type { Tx } from '#server/db/open.ts';

/** Who hears of a change: one person, or everybody at these sites. */
export type Recipients =
  | { readonly person: { readonly chainId: number; readonly userId: number } }
  | { readonly sites: readonly number[] };

/** Who hears of a change of a notification; null when there is none for the transaction's person. */
export async function recipientsOfChange(
  tx: Tx,
  chainId: number,
  id: number,
): Promise<Recipients | null> {
  const row = await tx
    .selectFrom('notifications')
    .select(['site_id', 'user_id'])
    .where('chain_id', '=', chainId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  if (row.user_id !== null) return { person: { chainId, userId: row.user_id } };
  if (row.site_id !== null) return { sites: [row.site_id] };
  const sites = await tx.selectFrom('sites').select('id').where('chain_id', '=', chainId).execute();
  return { sites: sites.map(({ id: site }) => site) };
}
