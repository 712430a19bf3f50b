import { useTranslation } from 'react-i18next';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import type { CalendarRow } from './grid/columns.ts';
import { lookOf } from '#src/features/booking/bookings/exports.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  booking: DrawnBooking;
  rows: readonly CalendarRow[];
  mayMove: (booking: DrawnBooking) => boolean;
  onOpen: (booking: DrawnBooking) => void;
  onMove: (booking: DrawnBooking) => void;
}

/** The booking that was pressed, in full, and what can be done with it. */
export function ChosenBar({ booking, rows, mayMove, onOpen, onMove }: Props) {
  const { t } = useTranslation('calendar');
  const look = lookOf(booking);
  const ends = Date.parse(booking.begins_at!) + booking.minutes * 60_000;
  const where = rows.filter(({ id }) => booking.rows.includes(id)).map(({ name }) => name);
  return (
    <div className="calendar-chosen row tight">
      <Plate plate={booking.licenseplate || null} />
      <b>{booking.contact_name || booking.ticket}</b>
      <StatusChip tone={look.tone} shape={look.shape}>
        {t(`bookings:look.${look.word}`)}
      </StatusChip>
      <span className="muted">
        <Facts
          of={[
            `${showTime(booking.begins_at)}–${showTime(ends)}`,
            ...where,
            booking.services,
            booking.contact_mobile,
          ]}
        />
      </span>
      <span className="actions">
        {mayMove(booking) && <Button onClick={() => onMove(booking)}>{t('move.open')}</Button>}
        <Button onClick={() => onOpen(booking)}>{t('open')}</Button>
      </span>
    </div>
  );
}
