import { useTranslation } from 'react-i18next';
import { numberFormat } from '#src/i18n/formats.ts';
import { Heat } from '#src/ui/chart/heat.tsx';
import type { CalendarRow, Column } from '../grid/columns.ts';
import type { View } from '../use-view.ts';

interface Props {
  /** One for each day and row, in this order. */
  columns: readonly Column[];
  rows: readonly CalendarRow[];
  kind: View['rows'];
  weekday: (day: string) => string;
  /** A row is to be seen on a day. */
  onOpen: (day: string, row: number) => void;
}

/** How full each place is, or how much each person has to do, on the days of a week, opened on demand. */
export function WeekHeat({ columns, rows, kind, weekday, onOpen }: Props) {
  const { t, i18n } = useTranslation('calendar');
  const share = numberFormat(i18n.language, { style: 'percent' });
  const number = numberFormat(i18n.language, { maximumFractionDigits: 0 });
  const days = columns.filter((_, nth) => nth % rows.length === 0);
  return (
    <details className="calendar-heat">
      <summary>{t(`heat.${kind}`)}</summary>
      <Heat
        label={t(`heat.${kind}`)}
        rowsAre={t(`kinds.${kind}`)}
        columns={days.map(({ day }) => weekday(day.day))}
        rows={rows.map(({ name }, nth) => ({
          name,
          cells: columns
            .filter((_, at) => at % rows.length === nth)
            .map(({ load, day, row }) => ({ load, onOpen: () => onOpen(day.day, row.id) })),
        }))}
        text={(load, unit = true) => {
          if (load === null) return unit ? t('closed') : '–';
          return unit ? share.format(load) : number.format(load * 100);
        }}
      />
    </details>
  );
}
