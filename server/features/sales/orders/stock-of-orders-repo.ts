import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller.ts';

/** What an order sells of products that are kept in stock and has not delivered yet, what its packages hold among it, by product; in thousandths, below zero where it comes back. */
export async function stockedIn(
  tx: Tx,
  order: number,
): Promise<{ product_id: number; quantity: number }[]> {
  const { rows } = await sql<{ product_id: number; quantity: number }>`
    select product_id, quantity from stocked_in_order(${order}) order by product_id`.execute(tx);
  return rows;
}

/** The warehouses of the site where a product stands or stood; where it never did, the site's first. */
export async function warehousesOf(tx: Tx, product: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; known: boolean }>`
    select w.id, l.id is not null as known from warehouses w
    left join stock_levels l on l.chain_id = w.chain_id and l.warehouse_id = w.id
      and l.product_id = ${product} and l.archived_at is null
    where w.chain_id = current_chain() and w.site_id = current_site() and w.archived_at is null
    order by known desc, w.id`.execute(tx);
  const known = rows.filter((row) => row.known);
  return (known.length > 0 ? known : rows.slice(0, 1)).map(({ id }) => id);
}

/** What a product is called. */
export const nameOf = async (tx: Tx, product: number): Promise<string> =>
  (await tx.selectFrom('products').select('name').where('id', '=', product).executeTakeFirst())
    ?.name ?? '';

/** Says that a movement was an order's. */
export async function noteMovement(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  order_id: number,
  movement_id: number,
): Promise<void> {
  await tx
    .insertInto('order_stock')
    .values({ chain_id: chainId, site_id: siteId, order_id, movement_id })
    .execute();
}

/** The movements of an order that nobody has taken back, by product. */
export async function movementsOfOrder(tx: Tx, order: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('order_stock as o')
    .innerJoin('stock_movements as m', (join) =>
      join.onRef('m.chain_id', '=', 'o.chain_id').onRef('m.id', '=', 'o.movement_id'),
    )
    .leftJoin('stock_movements as back', (join) =>
      join.onRef('back.chain_id', '=', 'm.chain_id').onRef('back.reverses', '=', 'm.id'),
    )
    .select('m.id')
    .where('o.order_id', '=', order)
    .where('back.id', 'is', null)
    .orderBy('m.product_id')
    .orderBy('m.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What is kept for an order is kept no longer. */
export async function endReservations(tx: Tx, order: number, at: Date): Promise<void> {
  await tx
    .updateTable('stock_reservations')
    .set((row) => ({ archived_at: at, version: row('version', '+', 1) }))
    .where('order_id', '=', order)
    .where('archived_at', 'is', null)
    .execute();
}

/** How many of the checks that a site asks for nobody has looked at, of an order that has work in it. */
export async function checksLeftOf(tx: Tx, order: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_checks c
    where c.chain_id = current_chain() and c.site_id = current_site()
      and c.archived_at is null and c.needed
      and exists (select from order_lines l where l.chain_id = c.chain_id
        and l.document_id = ${order} and l.kind = 'work')
      and not exists (select from order_check_answers a where a.chain_id = c.chain_id
        and a.order_id = ${order} and a.check_id = c.id)`.execute(tx);
  return rows[0]?.count ?? 0;
}
