import { treadStandardCalls, treadThresholds } from '#contract/tread-depth/thresholds.ts';
import type { House } from '#server/kit/house.ts';
import { mount } from '#server/kit/mount.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { standardOf, tyreLaws } from './thresholds-repo.ts';

/** The depths at which new tyres are advised. */
export function thresholdsRoutes(house: House): void {
  settingsRoutes(house, treadThresholds);
  mount(
    house,
    treadStandardCalls,
  )({
    laws: async ({ db }) => ({ data: await tyreLaws(db) }),
    standard: async ({ db, caller }) => {
      const { laws, ...rest } = await standardOf(db, caller);
      return { data: { ...rest, laws: [...laws] } };
    },
  });
}
