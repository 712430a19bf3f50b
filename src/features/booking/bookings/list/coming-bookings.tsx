import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bookings } from '#contract/booking/bookings.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { lookOf } from '../look/booking-look.ts';
import { BookingLink } from '../look/booking-link.tsx';
import { whenText } from '../look/when-text.ts';
import './coming-bookings.css';

interface Props {
  siteId: string;
  customerId: number;
  /** The car that a new one would be for. */
  carId: number | null;
}

const most = 5;

/** When a customer is awaited, the first time first; and the way to book. */
export function ComingBookings({ siteId, customerId, carId }: Props) {
  const { t, i18n } = useTranslation('bookings');
  const mayWrite = useMayWrite(bookings);
  const query = {
    customer_id: String(customerId),
    state: 'active',
    sort_by: 'begins_at:asc',
    per_page: most,
  };
  const coming = useQuery(queryFor(siteId, bookings.calls.list, { query }));
  useReadAgain(coming, useChanges(bookings.name));
  const rows = coming.data?.data ?? [];
  if (rows.length === 0 && !mayWrite) return null;
  const to = carId === null ? `customer/${customerId}` : `car/${carId}`;
  return (
    <section className="row" aria-label={t('bookings.title')}>
      {rows.map((row) => {
        const { tone, shape, word } = lookOf(row);
        return (
          <span key={row.id} className="row box coming-booking">
            <BookingLink id={row.id}>{whenText(row.begins_at, i18n.language)}</BookingLink>
            <Plate plate={row.licenseplate || null} />
            <span className="muted">{row.services}</span>
            <StatusChip tone={tone} shape={shape}>
              {t(`look.${word}`)}
            </StatusChip>
          </span>
        );
      })}
      {mayWrite && (
        <Link className="button" to={sitePath(siteId, `bookings/new/${to}`)}>
          {t('new.book')}
        </Link>
      )}
    </section>
  );
}
