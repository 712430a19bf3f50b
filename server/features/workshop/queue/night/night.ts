import { closeForNight } from '#contract/workshop/queue-rules.ts';
import type { QueueDump } from '#contract/workshop/queue.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { startOfDay } from '#server/kit/clock.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { dumpOf } from '../dump.ts';
import { leftBehind, sitesWithQueue, type QueueSite } from './night-repo.ts';
import { nextRevision, personById } from '../queue-repo.ts';
import { saveStep } from '../step-repo.ts';
import type { Tx } from '#server/db/open.ts';

const job = 'queue-night';

/** How often the days' ends are looked for, in minutes. */
export const nightEvery = 10;

/**
 * Ends the day that is over at each site: whoever was forgotten in the queue is closed as not come,
 * and panels that stand open all night are told the new day's queue. One site's failure leaves the
 * others their night.
 */
export async function endDays(app: AppContext, now: Date): Promise<void> {
  const sites = await app.db.transaction('system', sitesWithQueue);
  for (const site of sites) {
    try {
      const dump = await endDay(app, site, now);
      if (dump) app.live.publishToSite(site.siteId, 'customer-queue.full', dump);
    } catch (error) {
      app.http.log.error({ err: error, siteId: site.siteId }, 'the day of a queue did not end');
    }
  }
}

/** The new day's queue, when panels have to be told of it. */
function endDay(app: AppContext, site: QueueSite, now: Date): Promise<QueueDump | undefined> {
  const dayBegan = startOfDay(now, site.timezone);
  const isNew = now.getTime() - dayBegan.getTime() < nightEvery * 60_000;
  const { chainId, siteId } = site;
  return actAs(app, { chainId, siteId, job }, { requestId: job }, async ({ db }) => {
    const anybody = (await leftBehind(db, dayBegan)).length > 0;
    if (anybody) await closeAll(db, site, dayBegan, now);
    return anybody || isNew ? dumpOf(db, dayBegan) : undefined;
  });
}

async function closeAll(tx: Tx, site: QueueSite, dayBegan: Date, now: Date): Promise<void> {
  const revision = await nextRevision(tx, site);
  // Asked for again under the revision's lock: somebody may have been at it until now.
  for (const id of await leftBehind(tx, dayBegan)) {
    const person = { ...closeForNight((await personById(tx, id))!, now), revision };
    await saveStep(tx, site, 'no_show', person, now);
  }
}
