import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { longOpenPayments } from './online/payments-repo.ts';
import { settlePayment } from './online/settle-payment.ts';
import { dueRefunds } from './refunds/refunds-repo.ts';
import { settleRefund } from './refunds/settle-refund.ts';

/** Payments that nobody calls back about and nobody comes back to are asked for, each time later; what is given back is given then. */
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
  app.jobs.add({
    name: 'online-refunds',
    cron: '* * * * *',
    work: async (stopping) => {
      const due = await app.db.transaction('system', (tx) => dueRefunds(tx, now()));
      for (const refund of due) {
        if (stopping?.aborted) return;
        await settleRefund(app, refund, { requestId: `online-refund-${refund.id}` });
      }
    },
  });
}
