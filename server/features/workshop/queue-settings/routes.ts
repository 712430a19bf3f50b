import { queueSettings } from '#contract/workshop/queue-settings.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';

/** What a site sets for its queue: open panels and the screens of visitors hear of it at once. */
export function queueSettingsRoutes(app: AppContext): void {
  settingsRoutes(app, queueSettings, {
    afterSave: ({ caller: { siteId }, afterCommit }, version) =>
      afterCommit(() => app.live.publishToSite(siteId, 'queue-settings.changed', { version })),
  });
}
