import {
  checkWeeks,
  movementOfIntent,
  moveStock,
} from '#server/features/stock/stock-levels/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { keptFor, productsOfOrder } from './order-stock-repo.ts';
import { giveUp } from './reservations.ts';

interface Delivered {
  readonly intent: string;
  readonly product_id: number;
  readonly warehouse_id: number;
  readonly dot: string;
  readonly quantity: number;
  readonly override: boolean;
}

/** How much of a product is left to be kept or delivered. Throws where the order does not have it, or not so much. */
export async function checkOrdered(
  { db }: Context,
  order: number,
  { product, quantity, of }: { product: number; quantity: number; of: 'reserved' | 'delivered' },
): Promise<void> {
  const [ordered] = await productsOfOrder(db, order, product);
  if (!ordered) throw new AppError('order-stock.not_ordered');
  const kept = of === 'reserved' ? ordered.reserved : 0;
  const left = Math.max(0, ordered.ordered - ordered.delivered - kept);
  if (quantity > left) throw new AppError('order-stock.more_than_ordered', { left: left / 1000 });
}

/**
 * Takes what an order sells out of a warehouse: what was kept there for it is given up first, so that
 * it is free. The caller holds the order. Throws what `moveStock` and `checkOrdered` do.
 */
export async function deliver(
  app: AppContext,
  context: Context,
  { id, number }: { readonly id: number; readonly number: string },
  input: Delivered,
): Promise<number> {
  const { product_id: product, warehouse_id: warehouse, quantity, ...how } = input;
  // Sent once more, it has been delivered already, and is no more than was ordered.
  const written = await movementOfIntent(context.db, how.intent);
  if (written !== undefined) return written;
  checkWeeks('dot', how.dot);
  await checkOrdered(context, id, { product, quantity, of: 'delivered' });
  await giveUp(
    app,
    context,
    await keptFor(context.db, { order: id, product, warehouse }),
    quantity,
  );
  return moveStock(context, {
    ...how,
    kind: 'sale',
    product_id: product,
    from_warehouse: warehouse,
    to_warehouse: null,
    quantity,
    source: number,
    order_id: id,
  });
}
