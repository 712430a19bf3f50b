import type { LiveFeature } from '#src/data/live.ts';
import { refetchFailed, queryClient } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { noteChange, noteMissedChanges } from './live-changes.ts';

const connectedBefore = new Set<SiteId>();

/** Lists of resources are told that rows changed; each reads itself again when nobody is touching it. */
export const resourcesLive: LiveFeature = {
  events: {
    'resource.changed': ({ name }) => noteChange(name),
    'resource.missed': noteMissedChanges,
  },
  // What was missed may have been anything: what is shown reads itself again as after a change, and
  // all else when somebody looks at it next. What a page has just loaded is as new as it gets: the
  // server tells what changed since.
  refresh: async (siteId, isFirst) => {
    if (!isFirst || connectedBefore.has(siteId)) {
      noteMissedChanges();
      await queryClient.invalidateQueries({ queryKey: [siteId], refetchType: 'none' });
    }
    connectedBefore.add(siteId);
    await refetchFailed(siteId);
  },
};
