import { useTranslation } from 'react-i18next';
import { percentText } from '#src/i18n/formats.ts';
import { Link } from 'react-router';
import { groupSales } from '#contract/reports/group-sales.ts';
import type { MarginRow } from '#contract/stock/pricing/margin-grids.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Chart } from '#src/ui/chart/chart.tsx';
import { drawnGroups } from './drawn-groups.ts';
import { useGroupName } from './use-group-name.ts';

/** What margins were reached in a year beside those that are aimed at, of the groups that sold most. Nothing where nothing was sold that has a margin. */
export function MarginPicture({ rows }: { rows: readonly MarginRow[] }) {
  const { t } = useTranslation('pricing');
  const siteId = useSiteId();
  const may = useMay();
  const nameOf = useGroupName();
  const shown = drawnGroups(rows);
  if (shown.length === 0) return null;
  return (
    <section className="section">
      <h2>{t('manager.reached')}</h2>
      <Chart
        kind="bars"
        label={t('manager.reached')}
        x={shown.map(nameOf)}
        xName={t('manager.group')}
        series={[
          { name: t('manager.realised'), values: shown.map(({ realised }) => realised) },
          { name: t('manager.aimed'), values: shown.map(({ percent: aimed }) => aimed) },
        ]}
        text={percentText}
      />
      {may(groupSales.read) && (
        <Link to={sitePath(siteId, 'statistics/groups/sales?by=product_type')}>
          {t('manager.soldLines')}
        </Link>
      )}
    </section>
  );
}
