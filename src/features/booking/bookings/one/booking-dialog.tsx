import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { RowActions } from '#src/crud/steps/row-actions.tsx';
import { useSteps } from '#src/crud/steps/use-steps.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { classes } from '#src/ui/classes.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { BookingFacts } from './booking-facts.tsx';

/** A booking over whatever screen is open, once it is loaded. That it could not be is only logged (specification §8). */
export function BookingDialog({ id }: { id: string }) {
  const { t } = useTranslation('bookings');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  const mayWrite = useMayWrite(bookings);
  const query = useQuery(queryFor(siteId, bookingCalls.shown, { params: { id } }));
  const row = useQuery(queryFor(siteId, bookings.calls.one, { params: { id } })).data?.data;
  const steps = useSteps(bookings, close);
  const { data, error, refetch } = query;
  const booking = data?.data;

  function close() {
    const rest = withQuery(search, { booking: null }).toString();
    Promise.resolve(navigate({ pathname, search: rest }, { replace: true, state })).catch(
      (cause: unknown) => logProblem('The booking stayed open', cause),
    );
  }
  const isGone = error !== null && !booking && !(error instanceof OfflineError);
  useEffect(() => {
    if (error) logProblem(`Booking ${id} was not loaded`, error);
    if (isGone) close();
    // Once for each failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error, isGone]);
  // Read at the same time as the first version of its row, and again only after another.
  const version = row?.version;
  const seen = useRef<number | undefined>(undefined);
  useEffect(() => {
    const isChanged = seen.current !== undefined && seen.current !== version;
    seen.current = version;
    if (!isChanged) return;
    refetch().catch((cause: unknown) => logProblem('A booking was not read again', cause));
  }, [version, refetch]);

  if (!booking) return null;
  const isOpen = row?.['state'] === 'active' && row.archived_at === null;
  return (
    <Dialog open title={t('one.title', { ticket: booking.ticket })} place="side" onClose={close}>
      <BookingFacts booking={booking} />
      <ErrorNote text={steps.error} />
      <div className="actions">
        {row && mayWrite && (
          <RowActions
            resource={bookings}
            row={row}
            steps={steps}
            renderFirst={(variant) =>
              isOpen && (
                <Link
                  className={classes('button', variant === 'primary' && variant)}
                  to={sitePath(siteId, `bookings/${id}/modify`)}
                >
                  {booking.time === null ? t('move.plan') : t('move.title')}
                </Link>
              )
            }
          />
        )}
        <Link className="button" to={sitePath(siteId, `bookings/${id}`)}>
          {t('one.open')}
        </Link>
      </div>
    </Dialog>
  );
}
