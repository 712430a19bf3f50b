import { useTranslation } from 'react-i18next';
import type { OrderProduct } from '#contract/stock/order-stock/order-stock.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';

const names = ['ordered', 'reserved', 'delivered', 'free', 'expected'] as const;

/** How much of a product is ordered, kept, delivered and free. */
export function ProductFacts({ product }: { product: OrderProduct }) {
  const { t } = useTranslation('order-stock');
  const quantity = useQuantity();
  return (
    <dl className="facts">
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>{quantity(product[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
