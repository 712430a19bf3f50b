import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { showAlert } from '#src/data/alerts.ts';
import { reportFailure } from '#src/data/failures.ts';
import { letInCustomer } from '#src/features/desk/queue/exports.ts';
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
export function LetIn({ siteId, card, car }: Props) {
  const { t } = useTranslation('customer-desk');
  const [letIn, setLetIn] = useState(false);
  const { customer, timeline } = card;
  const visit = timeline.find((one) => one.kind === 'visit' && one.here);
  if (visit?.kind === 'visit') {
    const query = new URLSearchParams({ queue_id: String(visit.id) });
    if (car) query.set('car', String(car.id));
    return (
      <Link className="button" to={sitePath(siteId, `${customer.id}/customer/show?${query}`)}>
        {t('letIn.here')}
      </Link>
    );
  }

  async function submit() {
    try {
      await letInCustomer(siteId, {
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
    setLetIn(true);
    showAlert({ type: 'success', content: t('letIn.done', { name: customer.name }) });
  }

  return (
    <Button variant="primary" disabled={letIn} onClick={() => void submit()}>
      {letIn ? t('letIn.waits') : t('letIn.submit')}
    </Button>
  );
}
