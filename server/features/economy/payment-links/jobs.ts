import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { longOpenPayments } from './online/payments-repo.ts';
import { settlePayment } from './online/settle-payment.ts';

/** Payments of which nobody tells and to which nobody comes back are asked for, each time later. */
export function paymentLinksJobs(app: AppContext): void {
  app.jobs.add({
    name: 'online-payments',
    cron: '* * * * *',
    work: async (stopping) => {
      const open = await app.db.transaction('system', (tx) => longOpenPayments(tx, now()));
      for (const payment of open) {
        if (stopping?.aborted) return;
        await settlePayment(app, payment, { requestId: `online-payment-${payment.id}` });
      }
    },
  });
}
