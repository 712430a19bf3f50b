import { memo, useMemo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '#src/i18n/formats.ts';
import { loadTogether, type Column } from './columns.ts';
import { numbersIn } from './geometry.ts';
import { shortNames } from './short-names.ts';
import type { Interval } from '#contract/booking/schedules/intervals.ts';

interface Props {
  columns: readonly Column[];
  shown: Interval;
  /** How many columns a day has. */
  perDay: number;
  /** There is no room for what columns are called. */
  isNarrow: boolean;
  today: string;
  weekday: (day: string) => string;
  /** A day of several was pressed. */
  onDay: (day: string) => void;
}

/** Above the columns: the days, where there are several, and what each column is, with how full it is. */
export const GridHead = memo(function GridHead(props: Props) {
  const { columns, shown, perDay, isNarrow, today, weekday, onDay } = props;
  const { t } = useTranslation('calendar');
  const days = columns.filter((_, nth) => nth % perDay === 0);
  const shorts = useMemo(
    () => shortNames(columns.slice(0, perDay).map(({ row }) => row.name)),
    [columns, perDay],
  );
  return (
    <div className="calendar-head">
      {days.length === 1 && hoursOf(columns[0]!) !== 24 && (
        <small className="calendar-corner">
          {t('hoursOfDay', { count: hoursOf(columns[0]!) })}
        </small>
      )}
      {days.length > 1 && <HeadDays {...{ columns, perDay, today, weekday, onDay }} />}
      {(perDay > 1 || days.length === 1) && (
        <div className="calendar-rows">
          {numbersIn(shown).map(
            (at) =>
              columns[at] && (
                <HeadRow
                  key={at}
                  name={columns[at].row.name}
                  short={isNarrow ? shorts[at % perDay] : undefined}
                  load={columns[at].load}
                  at={at}
                />
              ),
          )}
        </div>
      )}
    </div>
  );
});

/** Drawn again only when there are other days, not while it is scrolled. */
const HeadDays = memo(function HeadDays(props: Omit<Props, 'shown' | 'isNarrow'>) {
  const { columns, perDay, today, weekday, onDay } = props;
  const { t } = useTranslation('calendar');
  const days = columns.filter((_, nth) => nth % perDay === 0);
  return (
    <div className="calendar-days" data-one={perDay === 1 || undefined}>
      {days.map(({ day: { day } }, nth) => {
        const hours = hoursOf(columns[nth * perDay]!);
        return (
          <div key={day} style={{ '--at': nth * perDay, '--span': perDay } as CSSProperties}>
            <button
              type="button"
              className="bare"
              onClick={() => onDay(day)}
              aria-current={day === today ? 'date' : undefined}
            >
              <b className="amount">{weekday(day)}</b>
              <Load of={loadTogether(columns.slice(nth * perDay, (nth + 1) * perDay))} />
              {hours !== 24 && <small>{t('hoursOfDay', { count: hours })}</small>}
            </button>
          </div>
        );
      })}
    </div>
  );
});

const HeadRow = memo(function HeadRow({ name, short, load, at }: HeadRowProps) {
  return (
    <div style={{ '--at': at } as CSSProperties} title={short && name}>
      <b className={short ? 'visually-hidden' : 'cut'}>{name}</b>
      {short && <b aria-hidden="true">{short}</b>}
      <Load of={load} />
    </div>
  );
});

interface HeadRowProps {
  name: string;
  /** What stands for it where it has no room. */
  short: string | undefined;
  load: number | null;
  at: number;
}

const hoursOf = ({ day: { from, to } }: Column) => (to - from) / 3_600_000;

/** How full something is, as a number and as a bar. */
const Load = memo(function Load({ of }: { of: number | null }) {
  const { t, i18n } = useTranslation('calendar');
  if (of === null) return <small className="calendar-load">{t('closed')}</small>;
  const share = numberFormat(i18n.language, { style: 'percent' }).format(of);
  return (
    <small className="calendar-load" style={{ '--load': Math.min(1, of) } as CSSProperties}>
      <span className="visually-hidden">{t('load')} </span>
      {share}
    </small>
  );
});
