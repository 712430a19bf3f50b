import { useTranslation } from 'react-i18next';
import { useMay } from '#src/crud/use-may-write.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { PageCards } from '#src/ui/layout/page-cards.tsx';

const reports = [
  ['stock/reports/values', 'stock-values'],
  ['stock/reports/value-items', 'stock-value-items'],
  ['stock/reports/deliveries', 'stock-deliveries'],
  ['stock/reports/balance-adjustments', 'stock-adjustments'],
  ['stock/reports/inventories-with-diff-list', 'stock-inventories'],
] as const;

/** The lists and reports of stock, and what each of them answers. */
export default function StockReportsScreen() {
  const { t } = useTranslation('stock-levels');
  const siteId = useSiteId();
  const may = useMay();
  const lists = [
    ['stock/levels', t('stock-levels.title'), t('reports.levels')],
    ['stock/reservations', t('stock-reservations.title'), t('reports.reservations')],
  ] as const;
  const costReports = reports.map(
    ([path, name]) => [path, t(`reports:${name}.title`), t(`reports:${name}.intro`)] as const,
  );
  const all = may('products.costs') ? [...lists, ...costReports] : lists;
  return (
    <div className="page">
      <h1>{t('reports.title')}</h1>
      <PageCards
        pages={all.map(([path, title, about]) => ({ to: sitePath(siteId, path), title, about }))}
      />
    </div>
  );
}
