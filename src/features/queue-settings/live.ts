import { queueSettingsCalls } from '#contract/queue-settings.ts';
import type { LiveFeature } from '#src/data/live.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { refreshQueueOptions } from '#src/features/queue/exports.ts';

/** When somebody changes the settings, open panels and the settings themselves ask anew. */
export const queueSettingsLive: LiveFeature = {
  events: {
    'queue-settings.changed': async (_, siteId) => {
      await Promise.all([
        refreshQueueOptions(siteId),
        queryClient.invalidateQueries({ queryKey: questionOf(siteId, queueSettingsCalls.read) }),
      ]);
    },
  },
};
