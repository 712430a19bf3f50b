import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { Loaded, together } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

// Its booking is asked for meanwhile.
const MoveForm = lazyScreen(async () => (await import('./move-form.tsx')).MoveForm);

/** Gives a booking another time, or other work: what follows from it stands there before it is saved. */
export default function MoveScreen() {
  const { t } = useTranslation('bookings');
  const siteId = useSiteId();
  const { id = '' } = useParams();
  const one = useQuery(queryFor(siteId, bookings.calls.one, { params: { id } }));
  const work = useQuery(queryFor(siteId, bookingCalls.work, { params: { id } }));
  return (
    <Loaded query={together(one, work)} rows={6}>
      {([{ data: booking }, { data: lines }]) =>
        booking.state === 'active' && booking.archived_at === null ? (
          <MoveForm key={id} siteId={siteId} booking={booking} work={lines} />
        ) : (
          <EmptyState title={t('errors.not_movable')}>
            <Link className="button" to={sitePath(siteId, `bookings/${id}`)}>
              {t('one.title', { ticket: booking.ticket })}
            </Link>
          </EmptyState>
        )
      }
    </Loaded>
  );
}
