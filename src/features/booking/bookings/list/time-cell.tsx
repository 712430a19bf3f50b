import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import './time-cell.css';
import { showDate, showTime, showWeekday } from '#src/i18n/time.ts';

/** When a booking begins: the time first, as one looks for it on its day. */
export function TimeCell({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('bookings');
  const at = row['begins_at'] as string | null;
  if (at === null) return <span className="muted">{t('one.unplanned')}</span>;
  return (
    <time dateTime={at}>
      <b className="booking-time">{showTime(at)}</b>{' '}
      <span className="muted">{showWeekday(showDate(at), i18n.language)}</span>
    </time>
  );
}
