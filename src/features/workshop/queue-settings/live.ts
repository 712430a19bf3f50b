import type { LiveFeature } from '#src/data/live.ts';
import { refreshQueueOptions } from '#src/features/workshop/queue/exports.ts';

/** When somebody changes the settings, or may have, open panels ask for them again. */
export const queueSettingsLive: LiveFeature = {
  events: { 'queue-settings.changed': (_, siteId) => refreshQueueOptions(siteId) },
  refresh: refreshQueueOptions,
};
