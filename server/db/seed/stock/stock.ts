import type { Tx } from '../../open.ts';
import type { DemoPerson } from '../accounts.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { makeRandom } from '../random.ts';
import type { DemoStocked } from './products.ts';
import { yearOf, type DemoMoved } from './year-of.ts';

const day = 86_400_000;
const heldFor = ['Kari Nordmann', 'Bilhuset Øst', 'EK 20417'] as const;

/** What stands in the workshops' warehouses after a year of deliveries and seasons, and what of it is kept for somebody. */
export async function seedStock(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  all: readonly DemoStocked[],
  now: Date,
): Promise<void> {
  const random = makeRandom(15_485_863);
  const workshops = sites.filter(({ kind }) => kind === 'workshop');
  for (const [nth, site] of workshops.entries()) {
    const own = { chain_id: site.chainId, site_id: site.id };
    const [first, second] = await warehousesOf(tx, site);
    if (first === undefined) continue;
    const staff = people.filter(({ sites: at }) => at.includes(site)).map(({ id }) => id);
    const goods = all
      .filter(
        ({ chainId, kind }) => chainId === site.chainId && kind !== 'work' && kind !== 'package',
      )
      .filter(() => nth === 0 || random.chance(0.5));
    const moved: DemoMoved[] = [];
    const reservations: object[] = [];
    for (const product of goods) {
      const year = yearOf(product, nth === 0, random, now);
      moved.push(...year.moved);
      if (product.kind !== 'tyre' || year.onHand < 8_000 || !random.chance(0.12)) continue;
      reservations.push({
        ...own,
        product_id: product.id,
        warehouse_id: first,
        quantity: 4_000,
        held_for: random.pick(heldFor),
        held_until: new Date(now.getTime() + random.int(1, 9) * day).toISOString().slice(0, 10),
      });
    }
    // A line is written when it happens.
    moved.sort((one, other) => one.happened_at.getTime() - other.happened_at.getTime());
    await insertRows(
      tx,
      'stock_movements',
      moved.map(({ way, ...one }) => ({
        ...own,
        ...one,
        from_warehouse: way === 'in' ? null : first,
        to_warehouse: way === 'in' ? first : way === 'over' ? (second ?? null) : null,
        intent: crypto.randomUUID(),
        note: '',
        override: '',
        recorded_at: one.happened_at,
        recorded_by: staff[random.int(0, staff.length - 1)] ?? null,
      })),
      ['stock_levels', 'stock_sums', 'products'],
    );
    await insertRows(tx, 'stock_reservations', reservations as never);
  }
}

const warehousesOf = async (tx: Tx, { chainId, id }: DemoSite): Promise<number[]> =>
  (
    await tx
      .selectFrom('warehouses')
      .select('id')
      .where('chain_id', '=', chainId)
      .where('site_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ id: one }) => one);
