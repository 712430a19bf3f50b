import { announce, notifyOfFault } from '#server/features/platform/notifications/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { unequalPlaces } from './proof-repo.ts';

/** The nightly proof that places equal movements. */
export function storagePlacesJobs(app: AppContext): void {
  app.jobs.add({ name: 'prove-places', cron: '23 3 * * *', work: () => provePlaces(app) });
}

/** Notifies the managers of each site, once a day, where wheels do not stand as the ledger says. */
export async function provePlaces(app: AppContext): Promise<void> {
  const unequal = await app.db.transaction('system', unequalPlaces);
  for (const { chainId, siteId, sets, places } of unequal) {
    app.http.log.error({ chainId, siteId, sets, places }, 'places do not equal movements');
    await notifyOfFault(app, {
      chainId,
      siteId,
      what: 'places_unequal',
      key: (part) => `storage-places:told.unequal.${part}`,
      names: [...sets, ...places],
    });
  }
  if (unequal.length > 0) await announce(app);
}
