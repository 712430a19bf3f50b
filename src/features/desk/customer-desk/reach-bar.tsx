import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sitePath } from '#src/navigation/paths.ts';
import type { Card } from './use-card.ts';

interface Props {
  siteId: string;
  customer: Card['customer'];
  /** The car that a booking would be for. */
  carId: number | undefined;
  mayBook: boolean;
}

/** On a phone under the thumb: to ring a customer, to write to them, to book. */
export function ReachBar({ siteId, customer, carId, mayBook }: Props) {
  const { t } = useTranslation('customer-desk');
  const number = customer.phone.replaceAll(/[^\d+]/g, '');
  const what = carId === undefined ? `customer/${customer.id}` : `car/${carId}`;
  if (number === '' && !mayBook) return null;
  return (
    <nav className="actions at-foot reach-bar" aria-label={t('reach.title')}>
      {number !== '' && (
        <>
          <a className="button" href={`tel:${number}`}>
            {t('reach.ring')}
          </a>
          <a className="button" href={`sms:${number}`}>
            {t('reach.sms')}
          </a>
        </>
      )}
      {mayBook && (
        <Link className="button" to={sitePath(siteId, `bookings/new/${what}`)}>
          {t('reach.book')}
        </Link>
      )}
    </nav>
  );
}
