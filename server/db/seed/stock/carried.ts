import type { Tx } from '../../open.ts';
import type { DemoPerson } from '../accounts.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';

const pieces = 4_000;
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Tyres that the first workshop of each chain has sent to the next one, and that are on their way. */
export async function seedCarried(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const workshops = sites.filter(({ kind }) => kind === 'workshop');
  for (const [chain_id, [from, to]] of Map.groupBy(workshops, ({ chainId }) => chainId)) {
    if (!from || !to) continue;
    const taken = await tyresAt(tx, chain_id, from.id);
    const [there] = await hallsOf(tx, chain_id, to.id);
    if (taken.length === 0 || !there) continue;
    const by = people.find(({ sites: at }) => at.includes(from))?.id ?? null;
    const own = { chain_id, site_id: from.id };
    const sent_at = daysAgo(now, 1);
    const { id } = await tx
      .insertInto('stock_transfers')
      .values({
        ...own,
        number: '1',
        warehouse_id: taken[0]!.warehouse_id,
        to_site_id: to.id,
        to_warehouse_id: there.id,
        to_site: `${to.name} · ${there.name}`,
        driver: 'Terje Moen',
        sent_at,
        pieces: pieces * taken.length,
        goods: JSON.stringify(
          taken.map(({ product_id }) => ({ product_id, dot: '', quantity: pieces })),
        ),
        state: 'sent',
        created_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { product_id, warehouse_id, on_hand, value, dot } of taken) {
      const what = { ...own, product_id, dot, quantity: pieces, transfer_id: id };
      const worth = Math.round((value * pieces) / on_hand);
      const movement = await tx
        .insertInto('stock_movements')
        .values({
          ...what,
          intent: crypto.randomUUID(),
          kind: 'transfer',
          from_warehouse: warehouse_id,
          value: worth,
          source: `1 · ${to.name}`,
          happened_at: sent_at,
          recorded_by: by,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('stock_transfer_lines')
        .values({ ...what, movement_id: movement.id, value: worth })
        .execute();
      await tx
        .insertInto('stock_levels')
        .values({ chain_id, site_id: to.id, product_id, warehouse_id: there.id })
        .onConflict((met) =>
          met.columns(['chain_id', 'site_id', 'product_id', 'warehouse_id']).doNothing(),
        )
        .execute();
    }
    await insertRows(tx, 'number_series', [{ chain_id, name: 'stock_transfers', next_number: 2 }]);
  }
}

/** Two tyres of which there is plenty in one warehouse of a site, with a week of which there is enough. */
async function tyresAt(tx: Tx, chain: number, site: number) {
  const levels = await tx
    .selectFrom('stock_levels as l')
    .innerJoin('products as p', (join) =>
      join.onRef('p.chain_id', '=', 'l.chain_id').onRef('p.id', '=', 'l.product_id'),
    )
    .select(['l.product_id', 'l.warehouse_id', 'l.on_hand', 'l.value', 'l.dots'])
    .where('l.chain_id', '=', chain)
    .where('l.site_id', '=', site)
    .where('p.kind', '=', 'tyre')
    .where('l.on_hand', '>=', pieces * 2)
    .orderBy('l.warehouse_id')
    .orderBy('l.id')
    .execute();
  const enough = levels.flatMap(({ dots, ...level }) => {
    const week = Object.entries(dots as Record<string, number>).find(([, of]) => of >= pieces);
    return week && level.warehouse_id === levels[0]!.warehouse_id
      ? [{ ...level, dot: week[0] }]
      : [];
  });
  return enough.slice(0, 2);
}

const hallsOf = (tx: Tx, chain: number, site: number) =>
  tx
    .selectFrom('warehouses')
    .select(['id', 'name'])
    .where('chain_id', '=', chain)
    .where('site_id', '=', site)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .execute();
