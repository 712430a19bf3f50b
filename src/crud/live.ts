import type { LiveFeature } from '#src/data/live.ts';
import { askAgain, queryClient } from '#src/data/query.ts';
import { noteChange } from './live-changes.ts';

/** Lists of resources are told that rows changed; each reads itself anew when nobody is touching it. */
export const resourcesLive: LiveFeature = {
  events: { 'resource.changed': ({ name }) => noteChange(name) },
  // What was missed may have been anything: whoever looks at it next reads it anew.
  refresh: async (siteId) => {
    await queryClient.invalidateQueries({ queryKey: [siteId], refetchType: 'none' });
    await askAgain(siteId);
  },
};
