import type { TiersFrom } from '#contract/customer/bonus-groups/bonus-rules.ts';
import type { Tx } from '#server/db/open.ts';

/** The tiers of a group by the day from which they hold, the last first. */
export async function tiersOf(
  tx: Tx,
  groupId: number,
): Promise<{ from_day: string; tiers: { from_amount: number; percent: number }[] }[]> {
  const rows = await tx
    .selectFrom('bonus_tiers')
    .select(['from_day', 'from_amount', 'percent'])
    .where('group_id', '=', groupId)
    .orderBy('from_day', 'desc')
    .orderBy('from_amount')
    .execute();
  return [...Map.groupBy(rows, ({ from_day }) => from_day)].map(([from_day, tiers]) => ({
    from_day,
    tiers: tiers.map(({ from_amount, percent }) => ({ from_amount, percent })),
  }));
}

/** The tiers of a day, in place of those said for it before. */
export async function replaceTiers(
  tx: Tx,
  chainId: number,
  groupId: number,
  { from_day, tiers }: TiersFrom,
): Promise<void> {
  await tx
    .deleteFrom('bonus_tiers')
    .where('group_id', '=', groupId)
    .where('from_day', '=', from_day)
    .execute();
  if (tiers.length === 0) return;
  await tx
    .insertInto('bonus_tiers')
    .values(tiers.map((tier) => ({ chain_id: chainId, group_id: groupId, from_day, ...tier })))
    .execute();
}
