import type { QueueDump } from '#contract/workshop/queue.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { now, startOfDay } from '#server/kit/clock.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { inBatches } from '#server/kit/live/batch.ts';
import { singleFlight } from '#server/kit/live/single-flight.ts';
import { dumpOf } from './dump.ts';
import { revisionsOf } from './queue-repo.ts';

type At = Pick<Caller, 'chainId' | 'siteId' | 'timezone'>;

const job = 'queue-dump';
const keptFor = 10_000;

/**
 * Gives a site's whole queue to many who come at once, as after a network cut: those of one site
 * share a reading, and who comes a moment later gets the same as long as the site's revision has
 * not moved on. The revisions of all sites are asked for together. For those only who were found
 * to have the right to read the queue.
 */
export function sharedDumps(app: AppContext): (at: At) => Promise<QueueDump> {
  const kept = new Map<number, { readonly dump: QueueDump; readonly dayBegan: number }>();
  const revisionOf = inBatches((sites: readonly At[]) =>
    app.db.transaction('system', (tx) => revisionsOf(tx, sites)),
  );
  const read = singleFlight(async (at: At) => {
    const dayBegan = startOfDay(now(), at.timezone);
    const { chainId, siteId } = at;
    const dump = await actAs(app, { chainId, siteId, job }, { requestId: job }, ({ db }) =>
      dumpOf(db, dayBegan),
    );
    const mine = { dump, dayBegan: dayBegan.getTime() };
    kept.set(at.siteId, mine);
    const forget = () => kept.get(at.siteId) === mine && kept.delete(at.siteId);
    setTimeout(forget, keptFor).unref();
    return dump;
  });

  return async (at) => {
    const revision = await revisionOf(at);
    const last = kept.get(at.siteId);
    const isToday = last?.dayBegan === startOfDay(now(), at.timezone).getTime();
    return last && isToday && last.dump.revision === revision ? last.dump : read(at.siteId, at);
  };
}
