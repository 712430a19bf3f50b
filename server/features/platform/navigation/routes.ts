import { navigationCalls } from '#contract/platform/navigation.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { rolesAndFeatures } from './navbar-repo.ts';
import { navbarFor } from './navbar-rules.ts';

/** What the navigation bar and the menu offer. */
export function navigationRoutes(app: AppContext): void {
  mount(
    app,
    navigationCalls,
    'system',
  )({
    navbar: async ({ db, caller }) => ({
      data: navbarFor({ ...caller, ...(await rolesAndFeatures(db, caller)) }),
    }),
  });
}
