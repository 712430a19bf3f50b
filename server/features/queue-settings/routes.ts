import { queueSettings } from '#contract/queue-settings.ts';
import type { House } from '#server/kit/house.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';

/** What a site sets for its queue: open panels and the screens of visitors hear of it at once. */
export function queueSettingsRoutes(house: House): void {
  settingsRoutes(house, queueSettings, {
    afterSave: ({ caller: { siteId }, afterCommit }, version) =>
      afterCommit(() => house.live.tellSite(siteId, 'queue-settings.changed', { version })),
  });
}
