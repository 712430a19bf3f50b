import type { Tx } from '../../open.ts';
import { address } from '../believable/addresses.ts';
import type { DemoCustomer } from '../customers.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { makeRandom } from '../random.ts';

const suppliers = {
  NO: ['Fjordgummi Engros', 'Nordisk Felg'],
  SE: ['Mälardäck Grossist', 'Nordisk Fälg'],
} as const;

const fleetsDeliveredTo = 2;

/** Each site's number at each wholesaler, and a few fleets that are delivered to directly. */
export async function seedConsignees(
  tx: Tx,
  sites: readonly DemoSite[],
  customers: readonly DemoCustomer[],
): Promise<void> {
  const random = makeRandom(6_007);
  const ofSites = sites.flatMap((site) =>
    suppliers[site.country].map((supplier) => ({
      ...receiver(site, supplier),
      name: site.name,
      customer_id: null as number | null,
      freight_terms: 'free',
      direct_delivery: false,
    })),
  );
  const chains = Map.groupBy(customers, ({ chainId }) => chainId);
  const fleets = [...chains.values()].flatMap((all) =>
    all.filter(({ cars }) => cars > 5).slice(0, fleetsDeliveredTo),
  );
  const ofFleets = fleets.map((fleet) => ({
    ...receiver(fleet, suppliers[fleet.country][0]),
    name: fleet.name,
    customer_id: fleet.id,
    freight_terms: 'collect',
    direct_delivery: true,
  }));
  await insertRows(tx, 'consignees', [...ofSites, ...ofFleets]);

  function receiver({ chainId, country }: DemoSite | DemoCustomer, supplier: string) {
    const number = String(random.int(100_000, 999_999));
    return { chain_id: chainId, supplier, number, country, ...address(country, random) };
  }
}
