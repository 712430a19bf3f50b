import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agreements } from '#contract/agreements.ts';
import type { Row } from '#contract/kit/resource.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CarList } from './car-list/car-list.tsx';
import './agreements.css';

/** The cars of an agreement, and the way to make them those of the party's list. */
export function CarsTab({ row }: { row: Row }) {
  const { t } = useTranslation('agreements');
  const siteId = useSiteId();
  const mayWrite = useMayWrite(agreements) && row.archived_at === null;
  return (
    <div className="agreement-cars">
      <p className="row-section agreement-ways">
        <b>{t('cars', { count: Number(row['cars'] ?? 0) })}</b>
        <Link to={sitePath(siteId, `customers/managed/cars?agreement_id=${row.id}`)}>
          {t('all')}
        </Link>
        {mayWrite && (
          <Link to={sitePath(siteId, `customers/managed/cars/new?agreement_id=${row.id}`)}>
            {t('addOne')}
          </Link>
        )}
      </p>
      {mayWrite && <CarList agreementId={row.id} />}
    </div>
  );
}
