import { useTranslation } from 'react-i18next';
import type { StockInWarehouse } from '#contract/stock/stock-levels/stock-movements.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';

/** Says how much of a product is free in a warehouse, and how much of which week stands there. */
export function useFree(levels: readonly StockInWarehouse[]): (warehouse: number | null) => string {
  const { t } = useTranslation('stock-levels');
  const quantity = useQuantity();
  return (warehouse) => {
    const level = levels.find((one) => one.warehouse_id === warehouse);
    const dots = level?.dots.filter(({ dot }) => dot !== '') ?? [];
    return [
      t('product.free', { count: quantity(level?.available ?? 0) }),
      ...dots.map((one) => `${t('product.dot')} ${one.dot}: ${quantity(one.quantity)}`),
    ].join(' · ');
  };
}
