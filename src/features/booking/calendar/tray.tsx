import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Plate } from '#src/ui/plate.tsx';

interface Props {
  isOpen?: boolean;
  unplanned: readonly DrawnBooking[];
  /** Of the days before, and not done. */
  left: readonly DrawnBooking[];
  mayMove: (booking: DrawnBooking) => boolean;
  onOpen: (booking: DrawnBooking) => void;
  onMove: (booking: DrawnBooking) => void;
  /** One was pressed that may be dragged into the calendar. */
  onTake?: (event: PointerEvent, booking: DrawnBooking) => void;
}

/** What has no time, or was not done when it should have been: each is given one by its dialog, or dragged there by a mouse. */
export function Tray({ isOpen = false, unplanned, left, ...given }: Props) {
  const { t } = useTranslation('calendar');
  if (unplanned.length + left.length === 0) return null;
  return (
    <details className="calendar-tray section" open={isOpen}>
      <summary>
        <b>{t('tray.title')}</b>{' '}
        <span className="count-badge">{unplanned.length + left.length}</span>
      </summary>
      {unplanned.length > 0 && <TrayList title={t('tray.unplanned')} of={unplanned} {...given} />}
      {left.length > 0 && <TrayList title={t('tray.left')} of={left} {...given} />}
    </details>
  );
}

function TrayList({
  title,
  of,
  mayMove,
  onOpen,
  onMove,
  onTake,
}: { title: string; of: readonly DrawnBooking[] } & Pick<
  Props,
  'mayMove' | 'onOpen' | 'onMove' | 'onTake'
>) {
  const { t } = useTranslation('calendar');
  return (
    <section className="stack tight">
      <h3>{title}</h3>
      <ul className="rows">
        {of.map((booking) => (
          <li
            key={booking.id}
            data-tray={booking.id}
            onPointerDown={(event) => mayMove(booking) && onTake?.(event, booking)}
          >
            <button type="button" className="bare" onClick={() => onOpen(booking)}>
              <Plate plate={booking.licenseplate || null} />{' '}
              {booking.contact_name || booking.ticket}
              <small>
                {[
                  booking.begins_at &&
                    `${showDate(booking.begins_at)} ${showTime(booking.begins_at)}`,
                  booking.is_drop_in && t('dropIn'),
                  booking.services,
                  booking.minutes > 0 && t('minutes', { count: booking.minutes }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </button>
            {mayMove(booking) && (
              <button type="button" className="linked" onClick={() => onMove(booking)}>
                {booking.begins_at === null ? t('plan') : t('move.open')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
