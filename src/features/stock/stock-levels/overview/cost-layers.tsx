import { useTranslation } from 'react-i18next';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import type { StockInWarehouse } from '#contract/stock/stock-levels/stock-movements.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { showDate } from '#src/i18n/time.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { useQuantity } from '#src/crud/values/use-quantity.ts';

/** What is still there of which delivery and what it cost, for who may know. */
export function CostLayers({ levels }: { levels: readonly StockInWarehouse[] }) {
  const { t, i18n } = useTranslation('stock-levels');
  const words = useTranslations(stockLevels);
  const quantity = useQuantity();
  const layers = levels.flatMap(({ warehouse, cost }) =>
    (cost?.layers ?? []).map((layer) => ({ ...layer, warehouse })),
  );
  if (layers.length === 0) return null;
  return (
    <section className="section">
      <h2>{t('product.layers')}</h2>
      <p className="muted small">{t('product.layersHint')}</p>
      <Scrolled label={t('product.layers')}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('product.came')}</th>
              <th scope="col">{t('product.warehouse')}</th>
              <th scope="col">{t('product.dot')}</th>
              <th scope="col" className="numeric">
                {t('product.quantity')}
              </th>
              <th scope="col" className="numeric">
                {t('product.each')}
              </th>
            </tr>
          </thead>
          <tbody>
            {layers.map((layer) => (
              <tr key={`${layer.warehouse} ${layer.id}`}>
                <th scope="row" className="cut">
                  {showDate(layer.happened_at)}
                </th>
                <td>{layer.warehouse}</td>
                <td>{layer.dot || '–'}</td>
                <td className="numeric">{quantity(layer.quantity)}</td>
                <td className="numeric">{moneyText(layer.each, words, i18n.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </section>
  );
}
