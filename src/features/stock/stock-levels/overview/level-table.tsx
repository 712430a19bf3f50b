import { useTranslation } from 'react-i18next';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import type { StockInWarehouse } from '#contract/stock/stock-levels/stock-movements.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

const quantities = ['onHand', 'reserved', 'available', 'incoming'] as const;
const costs = ['average', 'value'] as const;

/** How much of a product stands in each warehouse, of which weeks, and what it has cost. */
export function LevelTable({ levels }: { levels: readonly StockInWarehouse[] }) {
  const { t, i18n } = useTranslation('stock-levels');
  const words = useTranslations(stockLevels);
  const quantity = useQuantity();
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  const withCost = levels.some(({ cost }) => cost !== null);
  const heading = (name: (typeof quantities)[number] | (typeof costs)[number]) => (
    <th key={name} scope="col" className="numeric">
      {t(`product.${name}`)}
    </th>
  );
  return (
    <Scrolled label={t('product.onHand')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('product.warehouse')}</th>
            {quantities.map(heading)}
            <th scope="col">{t('product.dot')}</th>
            {withCost && costs.map(heading)}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ warehouse_id: id, warehouse, shelf, dots, cost, ...level }) => (
            <tr key={id}>
              <th scope="row">
                {warehouse}
                {shelf && <small>{` · ${shelf}`}</small>}
              </th>
              <td className={level.on_hand < 0 ? 'numeric alarmed' : 'numeric'}>
                {quantity(level.on_hand)}
              </td>
              <td className="numeric">{quantity(level.reserved)}</td>
              <td className={level.available < 0 ? 'numeric warned' : 'numeric'}>
                <b>{quantity(level.available)}</b>
              </td>
              <td className="numeric">{quantity(level.incoming)}</td>
              <td>
                <Facts
                  of={dots.map(
                    (one) => `${one.dot || t('product.noDot')}: ${quantity(one.quantity)}`,
                  )}
                />
              </td>
              {withCost && (
                <>
                  <td className="numeric">{cost?.average == null ? '–' : amount(cost.average)}</td>
                  <td className="numeric">{amount(cost?.value ?? 0)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
