import { useTranslation } from 'react-i18next';
import type { ArrivalHours } from '#contract/desk/dashboard.ts';
import { Chart } from '#src/ui/chart/chart.tsx';

// A usual day, until the server says which hours there are.
const usual = Array.from({ length: 10 }, (_, at) => ({ hour: 7 + at, arrived: 0 }));

/** How many came in each hour today, as bars with their numbers. */
export function HourBars({ value }: { value: ArrivalHours | null }) {
  const { t } = useTranslation('dashboard');
  const hours = value?.hours ?? usual;
  const early = value?.early ?? 0;
  const bars = [
    ...(early > 0 ? [{ name: `<${twoDigits(hours[0]?.hour ?? 0)}`, arrived: early }] : []),
    ...hours.map(({ hour, arrived }) => ({ name: twoDigits(hour), arrived })),
  ];
  return (
    <>
      <p className="muted small">{value ? t('arrivedToday', { count: value.total }) : '-'}</p>
      <Chart
        kind="bars"
        label={t('hours')}
        x={bars.map(({ name }) => name)}
        xName={t('hour')}
        series={[{ name: t('arrived'), values: bars.map(({ arrived }) => arrived) }]}
        least={4}
      />
    </>
  );
}

const twoDigits = (hour: number): string => String(hour).padStart(2, '0');
