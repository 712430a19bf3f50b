import type { LiveFeature } from '#src/data/live.ts';
import { takeChange, takeDump } from './kept/queue-store.ts';
import { readDump } from './kept/read-dump.ts';
import { refreshQueue } from './kept/refresh-queue.ts';

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
