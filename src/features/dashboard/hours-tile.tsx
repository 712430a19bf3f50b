import { useTranslation } from 'react-i18next';
import type { ArrivalHours } from '#contract/dashboard.ts';
import './hours-tile.css';

// A usual day, until the server says which hours there are.
const usual = Array.from({ length: 10 }, (_, at) => ({ hour: 7 + at, arrived: 0 }));

/** How many came in each hour today, as bars with their numbers. */
export function HourBars({ value }: { value: ArrivalHours | null }) {
  const { t } = useTranslation('dashboard');
  const hours = value?.hours ?? usual;
  const most = Math.max(4, ...hours.map(({ arrived }) => arrived));
  return (
    <>
      <p className="tile-total">{value ? t('arrivedToday', { count: value.total }) : '-'}</p>
      <ol className="tile-bars">
        {hours.map(({ hour, arrived }) => (
          <li key={hour}>
            <span className="bar-count">{arrived > 0 && arrived}</span>
            <i style={{ height: `calc((100% - 2.5rem) * ${arrived / most})` }} aria-hidden="true" />
            <span className="visually-hidden">{t('inHour', { hour, count: arrived })}</span>
            <span aria-hidden="true">{String(hour).padStart(2, '0')}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
