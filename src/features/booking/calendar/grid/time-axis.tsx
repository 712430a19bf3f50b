import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interval } from '#contract/booking/schedules/intervals.ts';
import { showTime } from '#src/i18n/time.ts';
import { clockAt, type Axis } from '../time/axis.ts';

interface Props {
  axis: Axis;
  hours: Interval;
  /** What time it is, where one of the days is today, and where on the axis that stands. */
  now: number | null;
  at: number;
}

/** The hours at the side, as the site's clock shows them. */
export const TimeAxis = memo(function TimeAxis({ axis, hours, now, at }: Props) {
  const { t } = useTranslation('calendar');
  const marks = Array.from(
    { length: Math.ceil((hours.to - hours.from) / 60) },
    (_, nth) => hours.from + nth * 60,
  );
  const style = (position: number) => ({ '--from': position - hours.from }) as CSSProperties;
  return (
    <div className="calendar-axis" aria-hidden="true">
      {marks.map((mark) => {
        const { time, again } = clockAt(axis, mark);
        return (
          <span key={mark} style={style(mark)}>
            {time}
            {again && <small>{t('again')}</small>}
          </span>
        );
      })}
      {now !== null && at >= hours.from && at <= hours.to && (
        <b style={style(at)}>{showTime(now)}</b>
      )}
    </div>
  );
});
