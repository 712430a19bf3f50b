import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lackingOf } from '#contract/stock/order-stock/order-stock.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { useOrderStock } from './use-order-stock.ts';

/** What lacks of an agreed order: neither reserved for it nor delivered; nothing where nothing does. */
export function LackNote({ id, to }: { id: number; to: string }) {
  const there = useWordsThere({ feature: 'order-stock' });
  return there ? <Note id={id} to={to} /> : null;
}

function Note({ id, to }: { id: number; to: string }) {
  const { t } = useTranslation('order-stock');
  const quantity = useQuantity();
  const products = useOrderStock(id).data?.data ?? [];
  return products
    .filter((one) => lackingOf(one) > 0)
    .map((one) => {
      const values = {
        name: one.name,
        lacking: quantity(lackingOf(one)),
        ordered: quantity(one.ordered),
        expected: quantity(one.expected),
      };
      return (
        <p key={one.product_id} className="whole callout">
          {one.expected > 0 ? t('lack.expected', values) : t('lack.nothing', values)}{' '}
          <Link to={to}>{t('lack.see')}</Link>
        </p>
      );
    });
}
