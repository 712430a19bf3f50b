import { automaticInvoicing } from '#contract/economy/invoice-runs/automatic-invoicing.ts';
import { runs } from '#contract/economy/invoice-runs/invoice-runs.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { batchRoutes } from '#server/kit/batch/batch-routes.ts';
import { todayOf } from '#server/kit/clock.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { say } from '#server/kit/words.ts';
import { propose } from './propose.ts';
import { itemsOfRun } from './runs-repo.ts';

/** Runs that invoice finished orders, and when they are begun by themselves. */
export function invoiceRunsRoutes(app: AppContext): void {
  batchRoutes(app, runs, {
    beforeSave: (context, change, before) => {
      const until = change.until ?? before?.until ?? todayOf(context);
      const name = change.name ?? before?.name ?? '';
      const source = change.source ?? before?.source ?? 'orders';
      const usual = say(context.language, 'invoice-runs', `automatic.names.${source}`, {
        day: until,
      });
      return Promise.resolve({ ...change, until, name: name === '' ? usual : name });
    },
    propose,
    items: ({ db }, id, query) => itemsOfRun(db, id, query),
  });
  settingsRoutes(app, automaticInvoicing);
}
