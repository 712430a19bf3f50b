import { moveStock } from '#server/features/stock/stock-levels/exports.ts';
import { uuidOf } from '#server/kit/keys/uuid-of.ts';
import type { Context } from '#server/kit/context.ts';
import { stockedAmong, warehousesOf, type Returned } from './order-stock-repo.ts';

/**
 * Brings what a customer gave back into the stock of the site where it came, at what it had cost when
 * it was sold, else at what is known of it. A site without a warehouse keeps no stock.
 *
 * @param source What it came back by, as people call it; the same one brings the same goods back once.
 */
export async function bringBack(
  context: Context,
  source: string,
  goods: readonly Returned[],
): Promise<void> {
  for (const { product_id, order_id, quantity, value } of await stockedAmong(context.db, goods)) {
    const [warehouse] = await warehousesOf(context.db, product_id);
    if (warehouse === undefined) continue;
    const { companyId } = context.caller;
    await moveStock(context, {
      intent: uuidOf(`returned ${companyId} ${source} ${product_id} ${order_id ?? ''}`),
      kind: 'return',
      product_id,
      from_warehouse: null,
      to_warehouse: warehouse,
      dot: '',
      quantity,
      source,
      // The order of another site is no concern of this stock.
      ...(value === null ? {} : { value, order_id }),
    });
  }
}
