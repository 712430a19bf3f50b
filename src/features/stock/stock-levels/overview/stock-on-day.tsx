import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productStockCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';

/** How much of a product stood where when a day ended. */
export function StockOnDay({ id }: { id: number }) {
  const { t } = useTranslation('stock-levels');
  const siteId = useSiteId();
  const quantity = useQuantity();
  const [day, setDay] = useState('');
  const query = useQuery({
    ...queryFor(siteId, productStockCalls.onDay, { params: { id }, query: { day } }),
    enabled: day !== '',
  });
  return (
    <section className="section">
      <h2>{t('product.onDay')}</h2>
      <DateField label={t('product.day')} value={day} onChange={(chosen) => setDay(chosen)} />
      {day !== '' && (
        <Loaded query={query} rows={1}>
          {({ data }) =>
            data.length === 0 ? (
              <p>{t('product.noneThen')}</p>
            ) : (
              <dl className="facts">
                {data.map((one) => (
                  <div key={one.warehouse_id}>
                    <dt>{one.warehouse}</dt>
                    <dd>{quantity(one.on_hand)}</dd>
                  </div>
                ))}
              </dl>
            )
          }
        </Loaded>
      )}
    </section>
  );
}
