import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { Row } from '#contract/kit/row.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { AddressPanel } from '#src/features/booking/booking-links/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { BookingFacts } from './booking-facts.tsx';

const BookingMessages = lazyComponent(
  async () => (await import('./booking-messages.tsx')).BookingMessages,
);

/** What has to be seen of a booking at once, and the ways to move it and to book the same once more. */
export function BookingHead({ row }: { row: Row }) {
  const { t } = useTranslation('bookings');
  const siteId = useSiteId();
  const mayWrite = useMayWrite(bookings);
  const params = { id: String(row.id) };
  const query = useQuery(queryFor(siteId, bookingCalls.shown, { params }));
  // Who checks them in elsewhere is seen here.
  const changes = useChanges(bookings.name);
  useEffect(() => {
    if (changes > 0) refetchResource(siteId, bookings);
  }, [changes, siteId]);
  const { version } = row;
  useReadAgain(query, version);
  return (
    <div className="whole stack">
      <Loaded query={query} rows={4}>
        {({ data }) => (
          <div className="section">
            <BookingFacts booking={data} />
          </div>
        )}
      </Loaded>
      <BookingMessages id={row.id} version={version} />
      {mayWrite && row.archived_at === null && (
        <div className="actions">
          {row['state'] === 'active' && (
            <Link className="button" to={sitePath(siteId, `bookings/${row.id}/modify`)}>
              {row['begins_at'] === null ? t('move.plan') : t('move.title')}
            </Link>
          )}
          <Link className="button" to={sitePath(siteId, `bookings/new/booking/${row.id}`)}>
            {t('one.again')}
          </Link>
        </div>
      )}
      {mayWrite && row.archived_at === null && <AddressPanel siteId={siteId} id={row.id} />}
    </div>
  );
}
