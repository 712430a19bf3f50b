import { useTranslation } from 'react-i18next';
import type { ArrivalHours } from '#contract/desk/dashboard.ts';
import './hours-tile.css';

// A usual day, until the server says which hours there are.
const usual = Array.from({ length: 10 }, (_, at) => ({ hour: 7 + at, arrived: 0 }));

/** How many came in each hour today, as bars with their numbers. */
export function HourBars({ value }: { value: ArrivalHours | null }) {
  const { t } = useTranslation('dashboard');
  const hours = value?.hours ?? usual;
  const opens = hours[0]?.hour ?? 0;
  const early = value?.early ?? 0;
  const bars = [
    ...(early > 0
      ? [
          {
            hour: `<${twoDigits(opens)}`,
            arrived: early,
            said: t('before', { hour: opens, count: early }),
          },
        ]
      : []),
    ...hours.map(({ hour, arrived }) => ({
      hour: twoDigits(hour),
      arrived,
      said: t('inHour', { hour, count: arrived }),
    })),
  ];
  const most = Math.max(4, ...bars.map(({ arrived }) => arrived));
  return (
    <>
      <p className="muted small">{value ? t('arrivedToday', { count: value.total }) : '-'}</p>
      <ol className="tile-bars">
        {bars.map(({ hour, arrived, said }) => (
          <li key={hour}>
            <span className="bar-count">{arrived > 0 && arrived}</span>
            <i style={{ height: `calc((100% - 2.5rem) * ${arrived / most})` }} aria-hidden="true" />
            <span className="visually-hidden">{said}</span>
            <span aria-hidden="true">{hour}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

const twoDigits = (hour: number): string => String(hour).padStart(2, '0');
