import { announce, notifyOfFault } from '#server/features/platform/notifications/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { unprovedBooks } from './proof-repo.ts';

/** The nightly proof that what customers owe is what is booked, and that no number is missing. */
export function customerLedgerJobs(app: AppContext): void {
  app.jobs.add({ name: 'prove-books', cron: '53 3 * * *', work: () => proveBooks(app) });
}

/** Notifies the managers of each site of a company, once a day, of what in its books is not what it is made of. */
export async function proveBooks(app: AppContext): Promise<void> {
  const unproved = await app.db.transaction('system', unprovedBooks);
  for (const { chainId, companyId, siteIds, what, names } of unproved) {
    app.http.log.error({ chainId, companyId, what, names }, 'the books are not what they are of');
    for (const siteId of siteIds) {
      await notifyOfFault(app, {
        chainId,
        siteId,
        what: `books_${what}`,
        key: (part) => `customer-ledger:told.${what}.${part}`,
        names,
      });
    }
  }
  if (unproved.length > 0) await announce(app);
}
