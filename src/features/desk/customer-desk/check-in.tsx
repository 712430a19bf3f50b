import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { showAlert } from '#src/data/alerts.ts';
import { reportFailure } from '#src/data/failures.ts';
import { checkInCustomer } from '#src/features/workshop/queue/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { useState } from 'react';
import type { Card } from './use-card.ts';

interface Props {
  siteId: string;
  card: Card;
  car: Card['cars'][number] | undefined;
}

/** Lets the customer wait with the car that is shown; leads to their visit when they are here already. */
export function CheckIn({ siteId, card, car }: Props) {
  const { t } = useTranslation('customer-desk');
  const [isCheckedIn, setCheckedIn] = useState(false);
  const { customer, timeline } = card;
  const visit = timeline.find((one) => one.kind === 'visit' && one.here);
  if (visit?.kind === 'visit') {
    const query = new URLSearchParams({ queue_id: String(visit.id) });
    if (car) query.set('car', String(car.id));
    return (
      <Link className="button" to={sitePath(siteId, `${customer.id}/customer/show?${query}`)}>
        {t('checkIn.here')}
      </Link>
    );
  }

  async function submit() {
    try {
      await checkInCustomer(siteId, {
        name: customer.name,
        licenseplate: car?.licenseplate ?? '',
        carBrand: car?.brand ?? '',
        customerId: customer.id,
        ...(car && { carId: car.id }),
      });
    } catch (cause) {
      reportFailure('addPerson', cause);
      return;
    }
    setCheckedIn(true);
    showAlert({ type: 'success', content: t('checkIn.done', { name: customer.name }) });
  }

  return (
    <Button disabled={isCheckedIn} onClick={() => void submit()}>
      {isCheckedIn ? t('checkIn.waits') : t('checkIn.submit')}
    </Button>
  );
}
