import { invoiceRuns, runs } from '#contract/economy/invoice-runs/invoice-runs.ts';
import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { orders } from '#contract/sales/orders.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { addBatchJob, runBatches, type BatchWork } from '#server/kit/batch/batch-job.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { beginRuns } from './begin-runs.ts';
import { endRun, makeInvoices } from './make-invoices.ts';

const work: BatchWork = {
  portions: [makeInvoices],
  last: endRun,
  limiter: ({ heavyJobs }) => heavyJobs.many,
  publish(app, { afterCommit, caller }) {
    afterCommit(() => {
      for (const one of [invoices, orders, storageAgreements, invoiceRuns])
        publishChanged(app, one, caller);
    });
  },
};

/** Runs that were started go on by themselves, and are begun where a site has them be. */
export function invoiceRunsJobs(app: AppContext): void {
  addBatchJob(app, runs, work);
  app.jobs.add({
    name: 'automatic-invoicing',
    cron: '11 * * * *',
    work: (stopping) => beginRuns(app, stopping),
  });
}

/** Does what is to be done of all runs now. */
export const doInvoiceRuns = (app: AppContext, stopping?: AbortSignal): Promise<void> =>
  runBatches(app, runs, work, stopping);
