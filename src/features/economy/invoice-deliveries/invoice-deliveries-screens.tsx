import { invoiceDeliveries } from '#contract/economy/invoice-deliveries/invoice-deliveries.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

const DeliveryHead = lazyComponent(async () => (await import('./delivery-head.tsx')).DeliveryHead);

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
