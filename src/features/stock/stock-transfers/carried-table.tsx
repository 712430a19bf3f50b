import { useTranslation } from 'react-i18next';
import {
  stockTransfers,
  type TransferLine,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

/** What a transfer carries, and what became of each once it has left. */
export function CarriedTable({ lines }: { lines: readonly TransferLine[] }) {
  const { t, i18n } = useTranslation('stock-transfers');
  const words = useTranslations(stockTransfers);
  const quantity = useQuantity();
  const withValue = lines.some(({ value }) => value !== null);
  if (lines.length === 0) return <EmptyState title={t('goods.none')} />;
  return (
    <Scrolled label={t('goods.title')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('goods.product')}</th>
            {(['sent', 'received', 'lost'] as const).map((name) => (
              <th key={name} scope="col" className="numeric">
                {t(`goods.${name}`)}
              </th>
            ))}
            {withValue && (
              <th scope="col" className="numeric">
                {t('goods.value')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line.id ?? -at}>
              <th scope="row">
                {line.name}{' '}
                <small>
                  <Facts of={[line.number, line.dot]} />
                </small>
              </th>
              <td className="numeric">{quantity(line.quantity)}</td>
              <td className="numeric">{quantity(line.received)}</td>
              <td className="numeric">
                {quantity(line.lost)}
                {line.reason !== '' && <small> {t(`reasons.${line.reason}`)}</small>}
              </td>
              {withValue && (
                <td className="numeric">
                  {line.value === null ? '–' : moneyText(line.value, words, i18n.language)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
