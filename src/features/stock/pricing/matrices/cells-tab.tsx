import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import type { MatrixCell } from '#contract/stock/pricing/purchase-cost.ts';
import { percentText } from '#src/i18n/formats.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { inchText } from '../inch-text.ts';
import { useBrands } from './use-brands.ts';

/** What a matrix takes off, to read. */
export function CellsTab({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('pricing');
  const brands = useBrands();
  const cells = row['cells'] as readonly MatrixCell[];
  const nameOf = (id: number | null) =>
    id === null ? t('matrix.anyBrand') : (brands.find((one) => one.id === id)?.name ?? `#${id}`);
  if (cells.length === 0) return <EmptyState title={t('matrix.none')} />;
  return (
    <Scrolled label={t('matrix.cells')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('matrix.brand')}</th>
            <th scope="col">{t('matrix.inches')}</th>
            <th scope="col">{t('matrix.season')}</th>
            <th scope="col" className="numeric">
              {t('matrix.percent')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cells.map((cell) => (
            <tr key={JSON.stringify([cell.brand_id, cell.inch_from, cell.inch_to, cell.season])}>
              <th scope="row">{nameOf(cell.brand_id)}</th>
              <td>
                {inchText(cell.inch_from, cell.inch_to, i18n.language) || t('matrix.anyInch')}
              </td>
              <td>{t(`seasons.${(cell.season || 'none') as 'none'}`)}</td>
              <td className="numeric amount">{percentText(cell.percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
