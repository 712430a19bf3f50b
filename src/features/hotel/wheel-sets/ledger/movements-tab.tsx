import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Movements } from './movements.tsx';

/** Where a set has been. */
export function MovementsTab({ row }: { row: Row }) {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  return (
    <div className="stack">
      <Movements id={row.id} />
      <Link to={sitePath(siteId, `stock/history/tyre-hotel/${row.id}`)}>{t('ledger.open')}</Link>
    </div>
  );
}
