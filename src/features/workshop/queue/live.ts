import type { LiveFeature } from '#src/data/live.ts';
import { takeChange, takeDump } from './local-store/queue-store.ts';
import { readDump } from './local-store/read-dump.ts';
import { refreshQueue } from './local-store/refresh-queue.ts';

/** The queues are state, not events: whenever a change may be missing, everything is asked for again. */
export const queueLive: LiveFeature = {
  events: {
    'customer-queue.full': async (payload, siteId) => {
      const dump = readDump(payload);
      return dump !== null && takeDump(siteId, dump);
    },
    'customer-queue.update': async (payload, siteId) => {
      const change = readDump(payload);
      if (!change || !(await takeChange(siteId, change))) await refreshQueue(siteId);
    },
  },
  refresh: refreshQueue,
  whole: 'customer-queue.full',
};
