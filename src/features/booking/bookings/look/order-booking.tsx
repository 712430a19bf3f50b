import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bookings } from '#contract/booking/bookings.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { BookingLink } from './booking-link.tsx';
import { lookOf } from './booking-look.ts';
import { whenText } from './when-text.ts';

interface Props {
  orderId: number;
  bookingId: number | null;
  /** Whether the order can still be booked. */
  isOpen: boolean;
}

/** When the car of an order is awaited, and the way to book it where it is not. */
export function OrderBooking({ orderId, bookingId, isOpen }: Props) {
  const { t, i18n } = useTranslation('bookings');
  const siteId = useSiteId();
  const may = useMay();
  const query = useQuery({
    ...queryFor(siteId, bookings.calls.one, { params: { id: String(bookingId) } }),
    enabled: bookingId !== null && may('bookings.read'),
  });
  useReadAgain(query, useChanges(bookings.name));
  const row = bookingId === null ? undefined : query.data?.data;
  if (bookingId !== null && !row) return null;
  const holds = row?.state === 'active' && row.archived_at === null;
  const mayBook = isOpen && !holds && may('bookings.write') && may('orders.write');
  if (!row && !mayBook) return null;
  const look = row && lookOf(row);
  return (
    <section className="row" aria-label={t('bookings.one')}>
      {row && look && (
        <span className="row box">
          <BookingLink id={row.id}>{whenText(row.begins_at, i18n.language)}</BookingLink>
          <span className="muted">{row.services}</span>
          <StatusChip tone={look.tone} shape={look.shape}>
            {t(`look.${look.word}`)}
          </StatusChip>
        </span>
      )}
      {mayBook && (
        <Link className="button" to={sitePath(siteId, `bookings/new/order/${orderId}`)}>
          {t('new.bookOrder')}
        </Link>
      )}
    </section>
  );
}
