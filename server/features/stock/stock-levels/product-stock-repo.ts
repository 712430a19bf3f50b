import { sql } from 'kysely';
import type { MovementKind, StockMovement } from '#contract/stock/stock-levels/movement-rules.ts';
import type { Tx } from '#server/db/open.ts';

/** How much of a product stands in each warehouse of the site, by the warehouses' names. */
export async function levelsOfProduct(tx: Tx, product: number) {
  const rows = await tx
    .selectFrom('stock_levels as l')
    .innerJoin('warehouses as w', (join) =>
      join.onRef('w.chain_id', '=', 'l.chain_id').onRef('w.id', '=', 'l.warehouse_id'),
    )
    .select(['l.warehouse_id', 'w.name as warehouse', 'l.shelf', 'l.on_hand', 'l.value', 'l.dots'])
    .select(sql<number>`stock_levels_reserved(l.id)`.as('reserved'))
    .select(sql<number>`stock_levels_incoming(l.id)`.as('incoming'))
    .where('l.product_id', '=', product)
    .where('l.archived_at', 'is', null)
    .orderBy('w.name_sort')
    .execute();
  return rows.map(({ dots, ...row }) => ({ ...row, dots: dots as Record<string, number> }));
}

/** All movements of a product at the site in the order of the ledger, as the rules read them. */
export async function ledgerOf(tx: Tx, product: number): Promise<StockMovement[]> {
  const rows = await tx
    .selectFrom('stock_movements')
    .select(['id', 'from_warehouse', 'to_warehouse', 'dot', 'quantity', 'value', 'reverses'])
    .select('happened_at')
    .where('product_id', '=', product)
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, happened_at: row.happened_at.getTime() }));
}

/** How much of a product stood in each warehouse up to an instant, by its movements. */
export async function stockOfProductAt(tx: Tx, product: number, until: Date) {
  const { rows } = await sql<{ warehouse_id: number; warehouse: string; on_hand: number }>`
    select w.id as warehouse_id, w.name as warehouse, sum(side.sign * m.quantity)::bigint as on_hand
    from stock_movements m
    cross join lateral (values (m.from_warehouse, -1), (m.to_warehouse, 1)) side (warehouse, sign)
    join warehouses w on w.chain_id = m.chain_id and w.id = side.warehouse
    where m.site_id = current_site() and m.product_id = ${product} and m.happened_at < ${until}
    group by w.id, w.name, w.name_sort order by w.name_sort`.execute(tx);
  return rows;
}

/** So many movements of a product, the newest first, below one of them where it is said. */
export async function movementsOfProduct(
  tx: Tx,
  product: number,
  { before, most }: { readonly before: number | undefined; readonly most: number },
) {
  const rows = await shownMovements(tx)
    .where('m.product_id', '=', product)
    .$if(before !== undefined, (all) =>
      all.where(
        sql<boolean>`(m.happened_at, m.id) < (select b.happened_at, b.id from stock_movements b
          where b.chain_id = current_chain() and b.id = ${before})`,
      ),
    )
    .limit(most)
    .execute();
  return rows.map(asShown);
}

/** What an order moved of a product, the newest first. */
export async function movementsOfOrder(tx: Tx, order: number, product: number) {
  const rows = await shownMovements(tx)
    .where('m.order_id', '=', order)
    .where('m.product_id', '=', product)
    .execute();
  return rows.map(asShown);
}

/** Lines of the ledger as people read them, the newest first. */
const shownMovements = (tx: Tx) =>
  tx
    .selectFrom('stock_movements as m')
    .leftJoin('people as who', 'who.id', 'm.recorded_by')
    .leftJoin('warehouses as out_of', (join) =>
      join.onRef('out_of.chain_id', '=', 'm.chain_id').onRef('out_of.id', '=', 'm.from_warehouse'),
    )
    .leftJoin('warehouses as into', (join) =>
      join.onRef('into.chain_id', '=', 'm.chain_id').onRef('into.id', '=', 'm.to_warehouse'),
    )
    .leftJoin('stock_movements as back', (join) =>
      join.onRef('back.chain_id', '=', 'm.chain_id').onRef('back.reverses', '=', 'm.id'),
    )
    .select(['m.id', 'm.kind', 'm.dot', 'm.quantity', 'm.value', 'm.reason', 'm.source', 'm.note'])
    .select(['m.override', 'm.happened_at', 'm.reverses', 'back.id as back_id'])
    .select(['out_of.name as from', 'into.name as to'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .orderBy('m.happened_at', 'desc')
    .orderBy('m.id', 'desc');

const asShown = <Row extends { kind: string; happened_at: Date; back_id: number | null }>({
  back_id: back,
  kind,
  happened_at: at,
  ...row
}: Row) => ({
  ...row,
  kind: kind as MovementKind,
  happened_at: at.toISOString(),
  taken_back: back !== null,
});
