import { treadStandardCalls, treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { standardOf, tyreLaws } from './thresholds-repo.ts';

/** The depths at which new tyres are advised. */
export function thresholdsRoutes(app: AppContext): void {
  settingsRoutes(app, treadThresholds);
  mount(
    app,
    treadStandardCalls,
  )({
    laws: async ({ db }) => ({ data: await tyreLaws(db) }),
    standard: async ({ db, caller }) => {
      const { laws, ...rest } = await standardOf(db, caller);
      return { data: { ...rest, laws: [...laws] } };
    },
  });
}
