import { sql } from 'kysely';
import type { Tx } from '../../open.ts';
import { dayFrom, type DemoCustomer } from '../customers.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';

const names = {
  NO: ['Storkundebonus', 'Borettslag'],
  SE: ['Storkundsbonus', 'Bostadsrättsföreningar'],
} as const;

const tiers = [
  { from_amount: 50_000_00, percent: 2_00 },
  { from_amount: 100_000_00, percent: 3_50 },
  { from_amount: 250_000_00, percent: 5_00 },
];

/** A bonus for fleets with better tiers to come, and a draft without members, in each chain. */
export async function seedBonusGroups(
  tx: Tx,
  customers: readonly DemoCustomer[],
  now: Date,
): Promise<void> {
  const year = now.getUTCFullYear();
  for (const all of Map.groupBy(customers, ({ chainId }) => chainId).values()) {
    const { chainId, country } = all[0]!;
    const [active, draft] = names[country];
    const period = { valid_from: `${year}-01-01`, valid_to: `${year}-12-31` };
    const [group_id = 0] = await insertNumbered(tx, 'bonus_groups', [
      { chain_id: chainId, name: active, status: 'active', min_payout: 500_00, ...period },
      { chain_id: chainId, name: draft, status: 'draft', min_payout: null, ...period },
    ]);
    const from = (from_day: string, more: number) =>
      tiers.map(({ from_amount, percent }) => ({
        chain_id: chainId,
        group_id,
        from_day,
        from_amount,
        percent: percent + more,
      }));
    await insertRows(tx, 'bonus_tiers', [
      ...from(`${year}-01-01`, 0),
      ...from(dayFrom(now, 40), 50),
    ]);
    const fleets = all.filter(({ cars }) => cars > 5).map(({ id }) => id);
    await sql`
      update customers set bonus_group_id = ${group_id}
      where chain_id = ${chainId} and id = any(${sql.val(`{${fleets.join(',')}}`)}::bigint[])`.execute(
      tx,
    );
  }
}
