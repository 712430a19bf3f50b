import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller.ts';

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

/** Keeps some of a product for an order. */
export async function addReservation(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  kept: {
    readonly order_id: number;
    readonly product_id: number;
    readonly warehouse_id: number;
    readonly quantity: number;
    readonly held_for: string;
    readonly held_until: string;
  },
): Promise<void> {
  await tx
    .insertInto('stock_reservations')
    .values({ chain_id: chainId, site_id: siteId, ...kept })
    .execute();
}
