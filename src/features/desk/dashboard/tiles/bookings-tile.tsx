import { useTranslation } from 'react-i18next';
import type { BookingsToday } from '#contract/desk/dashboard.ts';
import { KeepDays } from '#src/features/booking/bookings/exports.ts';
import { showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Plate } from '#src/ui/plate.tsx';
import { TileNumber } from './tile-number.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

/** Who comes today: how many, who should be here, who has not confirmed, and who comes next. */
export function BookingsNumbers({ value }: { value: BookingsToday | null }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <KeepDays siteId={useSiteId()} />
      <dl className="tile-numbers">
        <TileNumber name={t('bookings.today')} count={value?.today} />
        <TileNumber name={t('bookings.late')} count={value?.late} due />
        <TileNumber name={t('bookings.unconfirmed')} count={value?.unconfirmed} />
      </dl>
      <ol className="rows tile-news" aria-label={t('bookings.next')}>
        {value?.next.length === 0 && <li className="muted">{t('bookings.none')}</li>}
        {value?.next.map(({ id, begins_at: at, licenseplate, contact_name: name, services }) => (
          <li key={id}>
            <b>{showTime(at)}</b>
            <Plate plate={licenseplate || null} />
            <span className="cut">
              <Facts of={[name, services]} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
