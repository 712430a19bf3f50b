import { runs } from '#contract/economy/invoice-runs/invoice-runs.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { batchRoutes } from '#server/kit/batch/batch-routes.ts';
import { propose } from './propose.ts';
import { itemsOfRun } from './runs-repo.ts';

/** Runs that invoice finished orders. */
export const invoiceRunsRoutes = (app: AppContext): void =>
  batchRoutes(app, runs, {
    propose,
    items: ({ db }, id, query) => itemsOfRun(db, id, query),
  });
