import { automaticInvoicing } from '#contract/economy/invoice-runs/automatic-invoicing.ts';
import { runs } from '#contract/economy/invoice-runs/invoice-runs.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { batchRoutes } from '#server/kit/batch/batch-routes.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { propose } from './propose.ts';
import { itemsOfRun } from './runs-repo.ts';

/** Runs that invoice finished orders, and when they are begun by themselves. */
export function invoiceRunsRoutes(app: AppContext): void {
  batchRoutes(app, runs, {
    propose,
    items: ({ db }, id, query) => itemsOfRun(db, id, query),
  });
  settingsRoutes(app, automaticInvoicing);
}
