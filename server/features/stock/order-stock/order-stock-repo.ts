import { sql } from 'kysely';
import type { OrderProduct } from '#contract/stock/order-stock/order-stock.ts';
import type { Tx } from '#server/db/open.ts';

/** What a customer gave back: a product, how much of it in thousandths, and the order that sold it. */
export interface Returned {
  readonly product_id: number;
  readonly order_id: number | null;
  readonly quantity: number;
}

/** The products of an order that are kept in stock, what its packages hold among them, in the order of its lines; `only` is one of them. */
export async function productsOfOrder(
  tx: Tx,
  order: number,
  only?: number,
): Promise<OrderProduct[]> {
  const { rows } = await sql<OrderProduct>`
    with ordered as (
      select part.product_id, min(l.id) as line_id, min(l.position) as position,
        round(sum(part.quantity))::bigint as ordered
      from order_lines l
      cross join lateral (
        select l.product_id, l.quantity::numeric as quantity
        union all
        select held.product_id, l.quantity::numeric * held.quantity / 1000 from package_lines held
        where held.chain_id = l.chain_id and held.package_id = l.product_id and held.archived_at is null
      ) part
      where l.document_id = ${order} and part.product_id is not null
        and (${only ?? null}::bigint is null or part.product_id = ${only ?? null})
      group by part.product_id
    )
    select o.line_id, o.product_id, p.name, p.number, o.ordered,
      coalesce((select sum(r.quantity) from stock_reservations r join sites s on s.chain_id = r.chain_id and s.id = r.site_id
        where r.order_id = ${order} and r.product_id = o.product_id and r.archived_at is null
          and r.held_until >= (now() at time zone s.timezone)::date), 0)::bigint as reserved,
      coalesce((select sum(case when m.from_warehouse is null then -m.quantity else m.quantity end)
        from stock_movements m where m.order_id = ${order} and m.product_id = o.product_id), 0)::bigint as delivered,
      products_on_hand(p.id) - products_reserved(p.id) as free, products_incoming(p.id) as expected
    from ordered o join products p on p.chain_id = current_chain() and p.id = o.product_id
    where p.stocked and p.kind not in ('work', 'package')
    order by o.position, o.line_id`.execute(tx);
  return rows;
}

/** The order and the product that a line is about. */
export const lineWithId = (tx: Tx, id: number) =>
  tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.chain_id', '=', 'l.chain_id').onRef('o.id', '=', 'l.document_id'),
    )
    .select(['o.id as order_id', 'o.number as order', 'l.product_id'])
    .where('l.id', '=', id)
    .executeTakeFirst();

/** Reservations that are kept for an order in a warehouse, those that end first first. */
export const keptFor = (
  tx: Tx,
  { order, product, warehouse }: { order: number; product: number; warehouse: number },
) =>
  tx
    .selectFrom('stock_reservations')
    .select(['id', 'quantity'])
    .where('order_id', '=', order)
    .where('product_id', '=', product)
    .where('warehouse_id', '=', warehouse)
    .where('archived_at', 'is', null)
    .orderBy('held_until')
    .orderBy('id')
    .execute();

/** Says which order a reservation is for. */
export async function keepForOrder(tx: Tx, reservation: number, order: number): Promise<void> {
  await tx
    .updateTable('stock_reservations')
    .set({ order_id: order })
    .where('id', '=', reservation)
    .execute();
}

/** Says that a reservation ends with the agreement on its order, and moves with its day. */
export async function followOrder(tx: Tx, reservation: number): Promise<void> {
  await tx
    .updateTable('stock_reservations')
    .set({ follows_order: true })
    .where('id', '=', reservation)
    .execute();
}

/** What is kept for an order on a day, of whatever and wherever, what was kept last first. */
export const keptOn = (tx: Tx, order: number, today: string) =>
  tx
    .selectFrom('stock_reservations')
    .select(['id', 'product_id', 'quantity', 'follows_order'])
    .where('order_id', '=', order)
    .where('archived_at', 'is', null)
    .where('held_until', '>=', today)
    .orderBy('product_id')
    .orderBy('id', 'desc')
    .execute();

/** Everything that was ever kept of a product for an order, the newest first. */
export async function reservationsOf(tx: Tx, order: number, product: number) {
  const rows = await tx
    .selectFrom('stock_reservations as r')
    .innerJoin('warehouses as w', (join) =>
      join.onRef('w.chain_id', '=', 'r.chain_id').onRef('w.id', '=', 'r.warehouse_id'),
    )
    .leftJoin('people as who', 'who.id', 'r.created_by')
    .select(['r.id', 'w.name as warehouse', 'r.quantity', 'r.held_until', 'r.created_at'])
    .select('r.archived_at')
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .where('r.order_id', '=', order)
    .where('r.product_id', '=', product)
    .orderBy('r.id', 'desc')
    .execute();
  return rows.map(({ archived_at: ended, created_at: at, ...row }) => ({
    ...row,
    created_at: at.toISOString(),
    ended_at: ended?.toISOString() ?? null,
  }));
}

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

/** What the end of an order has moved and nobody has taken back, by product. */
export async function movementsOfEnd(tx: Tx, order: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('stock_movements as m')
    .leftJoin('stock_movements as back', (join) =>
      join.onRef('back.chain_id', '=', 'm.chain_id').onRef('back.reverses', '=', 'm.id'),
    )
    .select('m.id')
    .where('m.order_id', '=', order)
    .where('m.finishes_order', '=', true)
    .where('back.id', 'is', null)
    .orderBy('m.product_id')
    .orderBy('m.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What is kept for an order, of whatever and wherever. */
export const allKeptFor = (tx: Tx, order: number) =>
  tx
    .selectFrom('stock_reservations')
    .select('id')
    .where('order_id', '=', order)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();

/** Says that what was kept for an order has ended with it. */
export async function endWithOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('stock_reservations')
    .set({ ended_with_order: true })
    .where('id', 'in', ids)
    .execute();
}

/** What was kept until its order ended, and would be kept on a day. */
export const endedWithOrder = (tx: Tx, order: number, today: string) =>
  tx
    .selectFrom('stock_reservations')
    .select(['id', 'product_id', 'warehouse_id', 'quantity'])
    .where('order_id', '=', order)
    .where('ended_with_order', '=', true)
    .where('held_until', '>=', today)
    .orderBy('product_id')
    .orderBy('id')
    .execute();

/** How much of a product is kept for an order on a day, in thousandths. */
export async function reservedFor(
  tx: Tx,
  order: number,
  product: number,
  today: string,
): Promise<number> {
  const row = await tx
    .selectFrom('stock_reservations')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('quantity'), e.lit(0)).as('kept'))
    .where('order_id', '=', order)
    .where('product_id', '=', product)
    .where('archived_at', 'is', null)
    .where('held_until', '>=', today)
    .executeTakeFirst();
  return row?.kept ?? 0;
}

/** Goods of which so much came back (thousandths), those that are kept in stock with what packages hold among them; and what all of it had cost when the order that sold it took it (minor units), null where this site has not. By product. */
export async function stockedAmong(
  tx: Tx,
  goods: readonly Returned[],
): Promise<(Returned & { readonly value: number | null })[]> {
  const { rows } = await sql<Returned & { value: number | null }>`
    select back.product_id, back.order_id, back.quantity,
      round(gone.value * back.quantity / gone.quantity)::bigint as value
    from (
      select p.id as product_id, g.order_id, round(sum(part.quantity))::bigint as quantity
      from json_to_recordset(${JSON.stringify(goods)}::json)
        as g (product_id bigint, order_id bigint, quantity numeric)
      cross join lateral (
        select g.product_id, g.quantity
        union all
        select held.product_id, g.quantity * held.quantity / 1000 from package_lines held
        where held.chain_id = current_chain() and held.package_id = g.product_id
          and held.archived_at is null
      ) part
      join products p on p.chain_id = current_chain() and p.id = part.product_id
        and p.stocked and p.kind not in ('work', 'package')
      group by p.id, g.order_id
    ) back
    left join lateral (
      select sum(m.value) as value, nullif(sum(m.quantity), 0) as quantity from stock_movements m
      where m.order_id = back.order_id and m.product_id = back.product_id
        and m.kind = 'sale' and m.from_warehouse is not null
    ) gone on true
    order by back.product_id, back.order_id`.execute(tx);
  return rows;
}
