import { announce, notifyOfFault } from '#server/features/platform/notifications/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { unequalStock } from './proof-repo.ts';

/** The nightly proof that stock equals movements. */
export function stockLevelsJobs(app: AppContext): void {
  app.jobs.add({ name: 'prove-stock', cron: '41 3 * * *', work: () => proveStock(app) });
}

/** Notifies the managers of each site, once a day, of what in their stock is not as the ledger says. */
export async function proveStock(app: AppContext): Promise<void> {
  const unequal = await app.db.transaction('system', unequalStock);
  for (const { chainId, siteId, levels } of unequal) {
    app.http.log.error({ chainId, siteId, levels }, 'stock does not equal movements');
    await notifyOfFault(app, {
      chainId,
      siteId,
      what: 'stock_unequal',
      key: (part) => `stock-levels:told.unequal.${part}`,
      names: levels,
    });
  }
  if (unequal.length > 0) await announce(app);
}
