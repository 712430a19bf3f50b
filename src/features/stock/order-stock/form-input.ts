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

/** The warehouse that a form begins with: the one where most of it is free. */
export function startOf(levels: readonly StockInWarehouse[]) {
  const at = fullest(levels);
  return at ? { warehouse_id: at.id, shown: { warehouse_id: at.name } } : {};
}
