import { memo, useRef, type PointerEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Plate } from '#src/ui/plate.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

/** What is done with what waits. */
interface Acts {
  readonly onOpen: (booking: DrawnBooking) => void;
  readonly onMove: (booking: DrawnBooking) => void;
  /** One was pressed that may be dragged into the calendar. */
  readonly onTake?: (event: PointerEvent, booking: DrawnBooking) => void;
}

interface Props extends Acts {
  isOpen?: boolean;
  unplanned: readonly DrawnBooking[];
  /** Of the days before, and not done. */
  left: readonly DrawnBooking[];
  mayMove: (booking: DrawnBooking) => boolean;
}

/** What has no time, or was not done when it should have been: each is given one by its dialog, or dragged there by a mouse. */
export function Tray({ isOpen = false, unplanned, left, mayMove, ...props }: Props) {
  const { t } = useTranslation('calendar');
  // Other ones each time; the lists are not drawn again for that while somebody scrolls beside them.
  const acts = useRef<Acts>(props);
  acts.current = props;
  if (unplanned.length + left.length === 0) return null;
  return (
    <details className="calendar-tray section whole" open={isOpen}>
      <summary>
        <b>{t('tray.title')}</b>{' '}
        <span className="count-badge">{unplanned.length + left.length}</span>
      </summary>
      {unplanned.length > 0 && (
        <TrayList title={t('tray.unplanned')} of={unplanned} {...{ mayMove, acts }} />
      )}
      {left.length > 0 && <TrayList title={t('tray.left')} of={left} {...{ mayMove, acts }} />}
    </details>
  );
}

interface ListProps {
  title: string;
  of: readonly DrawnBooking[];
  mayMove: (booking: DrawnBooking) => boolean;
  acts: RefObject<Acts>;
}

/** Drawn again only when other bookings wait: there may be hundreds. */
const TrayList = memo(function TrayList({ title, of, mayMove, acts }: ListProps) {
  const { t } = useTranslation('calendar');
  return (
    <section className="stack tight">
      <h3>{title}</h3>
      <ul className="rows">
        {of.map((booking) => (
          <li
            key={booking.id}
            data-tray={booking.id}
            onPointerDown={(event) => mayMove(booking) && acts.current.onTake?.(event, booking)}
          >
            <button type="button" className="bare" onClick={() => acts.current.onOpen(booking)}>
              <Plate plate={booking.licenseplate || null} />{' '}
              {booking.contact_name || booking.ticket}
              <small className="block">
                <Facts
                  of={[
                    booking.begins_at &&
                      `${showDate(booking.begins_at)} ${showTime(booking.begins_at)}`,
                    booking.is_drop_in && t('dropIn'),
                    booking.services,
                    booking.minutes > 0 && t('minutes', { count: booking.minutes }),
                  ]}
                />
              </small>
            </button>
            {mayMove(booking) && (
              <button type="button" className="linked" onClick={() => acts.current.onMove(booking)}>
                {booking.begins_at === null ? t('plan') : t('move.open')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
