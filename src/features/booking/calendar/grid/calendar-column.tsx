import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarCard, type LookWords } from './calendar-card.tsx';
import { servicesOf, type Column } from './columns.ts';
import { without, type Interval } from '#contract/booking/schedules/intervals.ts';

interface Props {
  column: Column;
  /** Which one it is. */
  at: number;
  hours: Interval;
  withTime: boolean;
  /** What the looks of its bookings are called. */
  words: LookWords;
  chosen: number | null;
  service: string | null;
}

/** A place or a person on one day: what is closed, what is planned, and the bookings. */
export const CalendarColumn = memo(function CalendarColumn({
  column,
  at,
  hours,
  withTime,
  words,
  chosen,
  service,
}: Props) {
  const { t } = useTranslation('calendar');
  const { day, open, planned, cards } = column;
  const { missing } = day;
  return (
    <div className="calendar-column" style={{ '--at': at } as CSSProperties}>
      {without([hours], open).map((shut) => (
        <i key={shut.from} className="calendar-shut" style={spanStyle(shut, hours)} />
      ))}
      {missing && missing.at < hours.to && missing.at + missing.by > hours.from && (
        <i
          className="calendar-missing"
          style={spanStyle({ from: missing.at, to: missing.at + missing.by }, hours)}
        >
          {t('noSuchHour')}
        </i>
      )}
      {planned.map(({ plan, ...span }) => (
        <div key={plan.id} className="calendar-plan" style={spanStyle(span, hours)}>
          <small>
            <b>{t(`plans.${plan.kind as 'block'}`)}</b> {plan.note}
          </small>
        </div>
      ))}
      {cards.map((card, nth) => (
        <CalendarCard
          // oxlint-disable-next-line react/no-array-index-key -- the next day's take the place of these
          key={nth}
          card={card}
          first={hours.from}
          withTime={withTime}
          words={words}
          isChosen={card.of.booking.id === chosen}
          isFaint={service !== null && !servicesOf(card.of.booking).includes(service)}
        />
      ))}
    </div>
  );
});

/** Where a span of the axis stands in what is shown of it. */
const spanStyle = ({ from, to }: Interval, hours: Interval) =>
  ({
    '--from': Math.max(from, hours.from) - hours.from,
    '--minutes': Math.max(0, Math.min(to, hours.to) - Math.max(from, hours.from)),
  }) as CSSProperties;
