import { legacyCalls } from '#contract/legacy.ts';
import { playOutside } from '#server/kit/demo/play-outside.ts';
import type { House } from '#server/kit/house.ts';
import { mount } from '#server/kit/mount.ts';
import { legacyUrl } from './legacy-repo.ts';

/** Where the legacy application is; and with demo data a page that plays one at every path. */
export function legacyRoutes(house: House): void {
  mount(
    house,
    legacyCalls,
  )({
    settings: async ({ db }) => ({ data: { url: await legacyUrl(db) } }),
  });
  playOutside(house, new URL('./demo/', import.meta.url), {
    '/demo/legacy': 'legacy.html',
    '/demo/legacy/*': 'legacy.html',
    '/demo/legacy.mjs': 'legacy.mjs',
    '/demo/legacy.css': 'legacy.css',
  });
}
