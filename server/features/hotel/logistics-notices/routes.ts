import { logisticsNotices } from '#contract/hotel/logistics-notices.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';

/** Of what in the tyre hotel people are told. */
export function logisticsNoticesRoutes(app: AppContext): void {
  settingsRoutes(app, logisticsNotices);
}
