import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OfflineError } from '#src/data/api-errors.ts';
import { logProblem } from '#src/device/log.ts';
import {
  LocationField,
  openHotel,
  useSelectedLocation,
} from '#src/features/hotel/scanner/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Counting } from './counting.tsx';
import { openTake } from './take-count.ts';

/** Counting in the stock take that is open where one stands, or in one that begins: without network too. */
export default function CountScreen() {
  const { t } = useTranslation('stock-takes');
  const siteId = useSiteId();
  const store = useSelectedLocation(siteId);
  useEffect(() => {
    openHotel(siteId).catch((cause: unknown) => {
      if (!(cause instanceof OfflineError)) logProblem('The places were not read', cause);
    });
  }, [siteId]);
  return (
    <div className="page">
      <h1>{t('count.here')}</h1>
      <p>
        {t('count.hereText')}{' '}
        <Link to={sitePath(siteId, 'barcode-reader/hotel-inventory')}>
          {t('stock-takes.title')}
        </Link>
      </p>
      <LocationField siteId={siteId} />
      <section className="section">
        <Counting takeId={openTake} store={store} />
      </section>
    </div>
  );
}
