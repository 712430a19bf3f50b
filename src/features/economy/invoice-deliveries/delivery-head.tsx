import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { invoiceDeliveries } from '#contract/economy/invoice-deliveries/invoice-deliveries.ts';
import type { Row } from '#contract/kit/row.ts';
import { ActionButton } from '#src/crud/steps/action-button.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** That it is sent again by the same way, or by another from its invoice. */
export function DeliveryHead({ row }: { row: Row }) {
  const { t } = useTranslation('invoice-deliveries');
  const siteId = useSiteId();
  return (
    <div className="whole stack tight">
      <p>
        <Link to={sitePath(siteId, `invoices/${String(row['invoice_id'])}`)}>
          {t('send.otherWay')}
        </Link>
      </p>
      <ActionButton resource={invoiceDeliveries} row={row} word="again" />
    </div>
  );
}
