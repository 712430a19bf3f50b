import { useTranslation } from 'react-i18next';
import type { LineStock } from '#contract/kit/document/lines.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';

interface Props {
  stock: LineStock;
  /** What lines of the document sell of it; nothing where one is only chosen. */
  sold?: number;
}

/** What stands of a product beside its name: what is free, kept, expected and elsewhere, and how much lacks of what is sold. */
export function StockText({ stock, sold = 0 }: Props) {
  const { t } = useTranslation('crud');
  const quantity = useQuantity();
  const { free, kept, covered, expected, elsewhere } = stock;
  const lacking = sold - covered - Math.max(0, free);
  return (
    <small className="row muted">
      <span>{t('document.stock.free', { quantity: quantity(free) })}</span>
      {kept > 0 && <span>{t('document.stock.kept', { quantity: quantity(kept) })}</span>}
      {expected > 0 && (
        <span>{t('document.stock.expected', { quantity: quantity(expected) })}</span>
      )}
      {elsewhere.map(({ site, free: there }) => (
        <span key={site}>{t('document.stock.elsewhere', { site, quantity: quantity(there) })}</span>
      ))}
      {lacking > 0 && (
        <span className="alarmed">
          {t('document.stock.lacking', { quantity: quantity(lacking) })}
        </span>
      )}
    </small>
  );
}
