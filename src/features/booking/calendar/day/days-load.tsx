import type { CSSProperties, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '#src/i18n/formats.ts';
import type { CalendarData } from '../grid/columns.ts';

interface Props {
  data: CalendarData;
  /** The month that is meant: the others are of its first and last weeks. */
  month: string;
  today: string;
  weekday: (day: string) => string;
  onDay: (day: string) => void;
  /** The days before or after these. */
  onTurn: (by: 1 | -1) => void;
}

const ways: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** How full days are, seven in a line; each leads to itself. Arrows go from day to day. */
export function DaysLoad({ data, month, today, weekday, onDay, onTurn }: Props) {
  const { t, i18n } = useTranslation('calendar');
  const share = numberFormat(i18n.language, { style: 'percent' });
  function press(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event;
    const days = [...currentTarget.querySelectorAll('button')];
    const way = ways[key];
    if (way !== undefined) days[days.indexOf(target as HTMLButtonElement) + way]?.focus();
    else if (key === 'PageUp') onTurn(-1);
    else if (key === 'PageDown') onTurn(1);
    else return;
    event.preventDefault();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are its buttons'
    <ul className="days-load" onKeyDown={press}>
      {/* By their places: whoever is at one stays there when other days come. */}
      {[...data.load.entries()].map(([place, { day, open, booked, count }]) => {
        const load = open === 0 ? null : booked / open;
        return (
          <li key={place} data-beside={!day.startsWith(month) || undefined}>
            <button
              type="button"
              className="box"
              aria-current={day === today ? 'date' : undefined}
              data-full={load !== null && load >= 0.9 ? true : undefined}
              style={{ '--load': Math.min(1, load ?? 0) } as CSSProperties}
              onClick={() => onDay(day)}
            >
              <b>
                <span className="visually-hidden-on-phones">{weekday(day)}</span>
                <span className="on-phones" aria-hidden="true">
                  {Number(day.slice(8))}
                </span>
              </b>
              {load === null ? (
                <small>
                  <span className="visually-hidden-on-phones">{t('closed')}</span>
                  <span className="on-phones" aria-hidden="true">
                    –
                  </span>
                </small>
              ) : (
                <span className="t18">
                  <span className="visually-hidden">{t('load')} </span>
                  {share.format(load)}
                </span>
              )}
              {count > 0 && (
                <small className="visually-hidden-on-phones">{t('bookings', { count })}</small>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
