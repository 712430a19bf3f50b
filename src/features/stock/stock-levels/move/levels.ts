import type { StockInWarehouse } from '#contract/stock/stock-levels/stock-movements.ts';

/** Where there is most of it, and how much is free there: what a form begins with. */
export function fullest(
  levels: readonly StockInWarehouse[],
): { id: number; name: string; free: number } | undefined {
  const [first] = levels.toSorted((one, other) => other.available - one.available);
  return first && { id: first.warehouse_id, name: first.warehouse, free: first.available };
}

/** Whether more is taken out of a warehouse than is free there. */
export function isShort(
  levels: readonly StockInWarehouse[],
  warehouse: number | null,
  quantity: number | null,
): boolean {
  const level = levels.find((one) => one.warehouse_id === warehouse);
  return warehouse !== null && (quantity ?? 0) > (level?.available ?? 0);
}

/** How much of a week stands in a warehouse by what is written down; '' where nobody said which week. */
export const writtenDown = (
  levels: readonly StockInWarehouse[],
  warehouse: number | null,
  dot: string,
): number =>
  levels.find((one) => one.warehouse_id === warehouse)?.dots.find((one) => one.dot === dot)
    ?.quantity ?? 0;
