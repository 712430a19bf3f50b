import type { OrderProduct } from '#contract/stock/order-stock/order-stock.ts';
import type { StockInWarehouse } from '#contract/stock/stock-levels/stock-movements.ts';
import { fullest } from '#src/features/stock/stock-levels/exports.ts';

/** What the forms are given. */
export interface FormInput {
  readonly orderId: number;
  /** When the order is promised for; null where it is for no day. */
  readonly promisedAt: string | null;
  readonly product: OrderProduct;
  readonly levels: readonly StockInWarehouse[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/**
 * What a form begins with: the warehouse where most of a product is free, and as much of what is
 * wanted as is there, besides what is `kept` for the order. Where nothing is, somebody has to say
 * what they mean: it begins with all that is wanted.
 */
export function startOf(levels: readonly StockInWarehouse[], wanted: number, kept = 0) {
  const at = fullest(levels);
  if (!at) return { quantity: wanted };
  const there = Math.max(0, at.free) + kept;
  return {
    warehouse_id: at.id,
    quantity: there > 0 ? Math.min(wanted, there) : wanted,
    shown: { warehouse_id: at.name },
  };
}
