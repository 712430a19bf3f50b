import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { calendarCalls } from '#contract/booking/booking-settings/calendar-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  calendarId: string;
  /** Instants. */
  from: string;
  to: string;
  /** What is about to be closed; without any, what is closed already. */
  placeId?: number | null;
  resourceId?: number | null;
  /** When what is planned was read: with it, it is asked again. */
  plannedAt?: number;
}

/** The bookings that what is planned or closed stands in the way of, with the way to move each. Nothing where there are none. */
export function DisplacedBookings({
  calendarId,
  from,
  to,
  placeId,
  resourceId,
  plannedAt = 0,
}: Props) {
  const { t } = useTranslation('booking-settings');
  const siteId = useSiteId();
  const query = {
    from,
    to,
    ...(placeId && { place_id: placeId }),
    ...(resourceId && { resource_id: resourceId }),
  };
  const displaced = useQuery(
    queryFor(siteId, calendarCalls.displaced, { params: { id: calendarId }, query }),
  );
  useReadAgain(displaced, useChanges(bookings.name) + plannedAt);
  const found = displaced.data?.data ?? [];
  if (found.length === 0) return null;
  const title = t('displaced.title', { count: found.length });
  return (
    <section className="section whole" aria-label={title}>
      <h2>{title}</h2>
      <p className="muted">{t('displaced.hint')}</p>
      <ul className="rows">
        {found.map((one) => (
          <li key={one.id}>
            <div className="named">
              <b>
                {`${showDate(one.begins_at)} ${showTime(one.begins_at)} `}
                <Link to={sitePath(siteId, `bookings/${one.id}`)}>{one.ticket}</Link>
                {` ${one.licenseplate || one.contact_name}`}
              </b>
              <small>
                <Facts of={[one.services, one.where, t(`displaced.why.${one.why}`)]} />
              </small>
            </div>
            <Link
              className="button"
              to={sitePath(siteId, `bookings/${one.id}/modify`)}
              aria-label={t('displaced.move', { ticket: one.ticket })}
            >
              {t('displaced.moveShort')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
