import type { AppContext } from '#server/kit/app-context.ts';
import { deliverInvoices } from './deliver.ts';

/** Invoices leave as soon as they are sent, and what becomes of them is looked for every minute. */
export function invoiceDeliveriesJobs(app: AppContext): void {
  app.jobs.add({
    name: 'invoice-deliveries',
    cron: '* * * * *',
    work: (stopping) => deliverInvoices(app, stopping),
  });
}
