import type { Tx } from '../../open.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';

/** One for each site, numbered in tens. */
export async function seedCostCentres(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  const chains = Map.groupBy(sites, ({ chainId }) => chainId);
  await insertRows(
    tx,
    'cost_centres',
    [...chains.values()].flatMap((all) =>
      all.map(({ chainId, name }, at) => ({ chain_id: chainId, code: String(at * 10 + 10), name })),
    ),
  );
}
