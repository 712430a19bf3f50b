import { legacyCalls } from '#contract/platform/legacy.ts';
import { startSimulators } from '#server/kit/demo/simulators.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { legacyUrl } from './legacy-repo.ts';

/** Where the legacy application is; and with demo data a page that plays one at every path. */
export function legacyRoutes(app: AppContext): void {
  mount(
    app,
    legacyCalls,
  )({
    settings: async ({ db }) => ({ data: { url: await legacyUrl(db) } }),
  });
  startSimulators(app, new URL('./demo/', import.meta.url), {
    '/demo/legacy': 'legacy.html',
    '/demo/legacy/*': 'legacy.html',
    '/demo/legacy.mjs': 'legacy.mjs',
    '/demo/legacy.css': 'legacy.css',
  });
}
