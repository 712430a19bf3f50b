import { useTranslation } from 'react-i18next';
import { showDate, showTime, showWeekday } from '#src/i18n/time.ts';

const minuteMs = 60_000;

/** From when to when a booking is: `Tue 24 Nov 08:15–09:00`; or that nobody has said. */
export function When({ begins, minutes }: { begins: string | null; minutes: number }) {
  const { t, i18n } = useTranslation('bookings');
  if (begins === null) return <span className="muted">{t('one.unplanned')}</span>;
  const end = Date.parse(begins) + minutes * minuteMs;
  return (
    <time dateTime={begins}>
      {`${showWeekday(showDate(begins), i18n.language)} ${showTime(begins)}–${showTime(end)}`}
    </time>
  );
}
