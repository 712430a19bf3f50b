import { useTranslation } from 'react-i18next';
import { customerDeskCalls } from '#contract/desk/customer-desk.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { Button } from '#src/ui/button.tsx';
import type { Card } from './use-card.ts';

interface Props {
  siteId: string;
  visitId: number;
  customer: Card['customer'];
  car: Card['cars'][number] | undefined;
}

/** Says that a visit is this customer's, with the car that is shown. */
export function AttachVisit({ siteId, visitId, customer, car }: Props) {
  const { t } = useTranslation('customer-desk');
  const { run, busy, actionError } = useAction();
  const attach = () =>
    run(async (write) => {
      const body = { queue_id: visitId, customer_id: customer.id, car_id: car?.id ?? null };
      await write(customerDeskCalls.attach, { body }, { siteId });
      showAlert({ type: 'success', content: t('attach.done', { name: customer.name }) });
    });
  return (
    <div>
      <Button busy={busy} onClick={() => void attach()}>
        {t('attach.submit', { name: customer.name })}
      </Button>
      <p role="alert">{actionError.text}</p>
    </div>
  );
}
