import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bookings } from '#contract/booking/bookings.ts';
import type { ShownBooking } from '#contract/booking/one-booking.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { valueText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { MailLink } from '#src/ui/contact/mail-link.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { StatusLine } from './status-line.tsx';
import { When } from './when.tsx';
import './one.css';
import { Facts } from '#src/ui/layout/facts.tsx';
import { TelLink } from '#src/ui/contact/tel-link.tsx';

interface StateFields {
  readonly state: 'active' | 'completed' | 'cancelled';
  readonly type: 'auto' | 'admin' | 'portal';
}

/** What there is to know of a booking at once: how it stands, when it is, whose car, what is done where and by whom, and whom to reach. */
export function BookingFacts({ booking }: { booking: ShownBooking }) {
  const { t } = useTranslation('bookings');
  const sets = useTranslations(wheelSets);
  const siteId = useSiteId();
  const {
    customerId,
    customerName,
    carId,
    carLicenseplate: plate,
    tyreHotelMetaData: set,
  } = booking;
  const setId = booking.v2TyreHotelId ?? booking.tyreHotelId;
  const words = useTranslations(bookings);
  const measures = (['weight', 'height'] as const)
    .map((name) => valueText(bookings.fields[name], name, booking[name], words))
    .filter(Boolean);
  const brand = booking.car?.brand.name;
  return (
    <div className="stack">
      <p className="row">
        <StatusLine
          booking={{
            state: booking.status.toLowerCase() as StateFields['state'],
            type: booking.type.toLowerCase() as StateFields['type'],
            is_confirmed: booking.isConfirmed,
          }}
        />
        {booking.isDropIn && <span className="muted">{t('one.dropIn')}</span>}
      </p>
      <p className="row">
        <b className="t20">
          <When begins={booking.time} minutes={booking.duration} />
        </b>
        <span className="muted">{t('one.minutes', { count: booking.duration })}</span>
      </p>
      <ul className="rows" aria-label={t('one.work')}>
        {booking.work.map(({ service, place, resource, isPrimary }) => (
          <li key={`${service.id} ${service.name} ${place?.id} ${resource?.name}`}>
            <span className="named">{isPrimary ? <b>{service.name}</b> : service.name}</span>
            <span className="muted at-end">
              <Facts of={[place?.name, resource?.name]} />
            </span>
          </li>
        ))}
      </ul>
      <dl className="facts booking-facts">
        <div>
          <dt>{t('new.car')}</dt>
          <dd className="booking-fact">
            {plate === '' ? <span>–</span> : <Plate plate={plate} />}
            {carId === null ? (
              <span>{brand}</span>
            ) : (
              <Link to={sitePath(siteId, `cars/${carId}`)}>{brand || t('one.car')}</Link>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('one.customer')}</dt>
          <dd>
            {customerId === null ? (
              <span>{booking.contactName || '–'}</span>
            ) : (
              <Link to={sitePath(siteId, `${customerId}/customer/show`)}>{customerName}</Link>
            )}
            {customerId !== null && booking.contactName !== customerName && (
              <span>{` · ${booking.contactName}`}</span>
            )}
          </dd>
        </div>
        {(booking.contactMobile || booking.contactEmail) && (
          <div>
            <dt>{t('one.reach')}</dt>
            <dd className="row tight">
              {booking.contactMobile && <TelLink phone={booking.contactMobile} />}
              {booking.contactEmail && <MailLink address={booking.contactEmail} />}
            </dd>
          </div>
        )}
        {booking.orderId !== null && (
          <div>
            <dt>{t('one.order')}</dt>
            <dd>
              <Link to={sitePath(siteId, `order/details/${booking.orderId}`)}>
                {booking.orderMetaData?.number || t('one.draft')}
              </Link>
            </dd>
          </div>
        )}
        {measures.length > 0 && (
          <div>
            <dt>{t('one.measures')}</dt>
            <dd>
              <Facts of={measures} />
            </dd>
          </div>
        )}
        {booking.classes.length > 0 && (
          <div>
            <dt>{words.field('classes')}</dt>
            <dd>{booking.classes.map((one) => t(`classes.${one}`)).join(', ')}</dd>
          </div>
        )}
        {setId !== null && (
          <div>
            <dt>{t('one.wheels')}</dt>
            <dd className="booking-fact">
              <Link to={sitePath(siteId, `tyre-hotel/details/${setId}`)}>
                {set?.number ?? String(setId)}
              </Link>
              {set && (
                <span>
                  <Facts of={[sets.choice('state', set.state), set.place]} />
                </span>
              )}
            </dd>
          </div>
        )}
        {booking.reminderStatus && (
          <div>
            <dt>{t('one.reminded')}</dt>
            <dd>{t(`messages.status.${booking.reminderStatus}`)}</dd>
          </div>
        )}
        {booking.publicUrl && (
          <div>
            <dt>{t('one.link')}</dt>
            <dd>
              <a href={booking.publicUrl}>{booking.publicUrl}</a>
            </dd>
          </div>
        )}
      </dl>
      {booking.comment && <p className="callout">{booking.comment}</p>}
    </div>
  );
}
