import { queueSettingsCalls } from '#contract/queue-settings.ts';
import type { LiveFeature } from '#src/data/live.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { refreshQueueOptions } from '#src/features/queue/exports.ts';

/** When somebody changes the settings, or may have, open panels and the settings themselves ask anew. */
export const queueSettingsLive: LiveFeature = {
  events: { 'queue-settings.changed': (_, siteId) => askAnew(siteId) },
  refresh: askAnew,
};

async function askAnew(siteId: SiteId): Promise<void> {
  await Promise.all([
    refreshQueueOptions(siteId),
    queryClient.invalidateQueries({ queryKey: questionOf(siteId, queueSettingsCalls.read) }),
  ]);
}
