import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaveBoard } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { dateFormat, numberFormat } from '#src/i18n/formats.ts';
import './heat-map.css';

type Day = WaveBoard['days'][number];

const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** The days of a wave, a week in a line: how full each is, what of it the wave takes and how many bookings that is. Said in words too. */
export function HeatMap({ days }: { days: readonly Day[] }) {
  const { t, i18n } = useTranslation('auto-bookings');
  const [first] = days;
  if (!first) return null;
  const monday = daysAfter(first.day, -weekdayOf(first.day));
  const known = new Map(days.map((day) => [day.day, day]));
  const weeks: string[] = [];
  for (let week = monday; week <= days.at(-1)!.day; week = daysAfter(week, 7)) weeks.push(week);
  const dateText = (day: string, format: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.language, { ...format, timeZone: 'UTC' }).format(new Date(day));
  const week = [0, 1, 2, 3, 4, 5, 6];
  return (
    <>
      <table className="heat-map">
        <caption className="visually-hidden">{t('heat.caption')}</caption>
        <thead>
          <tr>
            {week.map((nth) => (
              <th key={nth} scope="col">
                {dateText(daysAfter(monday, nth), { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((begins) => (
            <tr key={begins}>
              {week.map((nth) => {
                const date = daysAfter(begins, nth);
                return (
                  <HeatCell
                    key={date}
                    day={known.get(date)}
                    date={dateText(date, { day: 'numeric', month: 'short' })}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <small>{t('heat.legend')}</small>
    </>
  );
}

/** From how full on a day is told as such. */
const full = 0.9;

function HeatCell({ day, date }: { day: Day | undefined; date: string }) {
  const { t, i18n } = useTranslation('auto-bookings');
  if (!day) return <td aria-hidden="true" />;
  if (day.open === 0) {
    return (
      <td>
        <small>{date}</small> <small>{t('heat.closed')}</small>
      </td>
    );
  }
  const others = day.booked / day.open;
  const load = others + day.planned / day.open;
  const percent = numberFormat(i18n.language, { style: 'percent' }).format(load);
  const style = { '--others': Math.min(1, others), '--load': Math.min(1, load) } as CSSProperties;
  return (
    <td style={style} data-full={load >= full || undefined}>
      <small>{date}</small>
      <b>
        <span className="visually-hidden">{t('heat.bookings', { count: day.count })}</span>
        <span aria-hidden="true">{day.count > 0 ? `+${day.count}` : '–'}</span>
      </b>
      <span>
        <span className="visually-hidden">{t('heat.load')} </span>
        {percent}
        {load >= full && (
          <>
            <span aria-hidden="true"> {'▲'}</span>
            <span className="visually-hidden"> {t('heat.full')}</span>
          </>
        )}
      </span>
    </td>
  );
}
