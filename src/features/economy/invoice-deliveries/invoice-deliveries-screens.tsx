import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { invoiceDeliveries } from '#contract/economy/invoice-deliveries/invoice-deliveries.ts';
import type { Row } from '#contract/kit/row.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { ActionButton } from '#src/crud/steps/action-button.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

export default screensOf(invoiceDeliveries, {
  card: ['invoice_id', 'channel', 'answer', 'asked_at'],
  status: statusBy(invoiceDeliveries, 'state', { waiting: 'warn', refused: 'bad', failed: 'bad' }),
  views: [
    {
      title: 'invoice-deliveries:views.failed',
      query: 'state=refused,failed',
    },
    { title: 'invoice-deliveries:views.waiting', query: 'state=waiting' },
  ],
  head: DeliveryHead,
});

/** That it is sent again by the same way, or by another from its invoice. */
function DeliveryHead({ row }: { row: Row }) {
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
