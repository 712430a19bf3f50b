import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { showTime } from '#src/i18n/time.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { useGestures } from '#src/ui/touch/use-gestures.ts';
import type { CalendarRow } from '../grid/columns.ts';
import { lookOf } from '#src/features/booking/bookings/exports.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  bookings: readonly DrawnBooking[];
  /** Nothing of what is shown is open that day. */
  isClosed: boolean;
  rows: readonly CalendarRow[];
  now: number;
  mayMove: (booking: DrawnBooking) => boolean;
  onOpen: (booking: DrawnBooking) => void;
  onMove: (booking: DrawnBooking) => void;
  /** The day before or after. */
  onTurn: (by: 1 | -1) => void;
}

/** A day as a list by time, for a phone: a finger moves it to the day before or after. */
export function DayList({ bookings, isClosed, rows, now, onTurn, ...props }: Props) {
  const { t } = useTranslation('calendar');
  const list = useRef<HTMLDivElement>(null);
  const turn = useRef(onTurn);
  turn.current = onTurn;
  useGestures(({ swipeAcross }) =>
    list.current ? swipeAcross(list.current, (by) => turn.current(by)) : undefined,
  );
  const first = bookings[0]?.begins_at?.slice(0, 10);
  useEffect(() => {
    list.current?.querySelector('[data-next]')?.scrollIntoView({ block: 'center' });
  }, [first]);
  const inOrder = bookings.toSorted((one, other) => (one.begins_at! < other.begins_at! ? -1 : 1));
  const next = inOrder.findIndex(
    ({ begins_at: begins, minutes }) => Date.parse(begins!) + minutes * 60_000 > now,
  );
  return (
    <div ref={list} className="day-list">
      {inOrder.length === 0 && <EmptyState title={isClosed ? t('closed') : t('empty')} />}
      <ol>
        {inOrder.map((booking, nth) => {
          const look = lookOf(booking);
          const where = rows.filter(({ id }) => booking.rows.includes(id));
          return (
            <li
              key={booking.id}
              className="row tight"
              data-look={look.word}
              data-tone={look.tone}
              data-next={(nth === next && nth > 0) || undefined}
            >
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its plate, name and state say what it is */}
              <button type="button" className="bare" onClick={() => props.onOpen(booking)}>
                <time className="named t18">
                  <b>{showTime(booking.begins_at)}</b>
                  <small>
                    {showTime(Date.parse(booking.begins_at!) + booking.minutes * 60_000)}
                  </small>
                </time>
                <span className="stack tight flush">
                  <span className="row tight">
                    <Plate plate={booking.licenseplate || null} />
                    <StatusChip tone={look.tone} shape={look.shape}>
                      {t(`bookings:look.${look.word}`)}
                    </StatusChip>
                  </span>
                  <span>{booking.contact_name}</span>
                  <small>
                    <Facts of={[where.map(({ name }) => name).join(', '), booking.services]} />
                  </small>
                </span>
              </button>
              {props.mayMove(booking) && (
                <button type="button" className="button" onClick={() => props.onMove(booking)}>
                  {t('move.open')}
                  <span className="visually-hidden">
                    {` ${booking.licenseplate || booking.ticket}`}
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
