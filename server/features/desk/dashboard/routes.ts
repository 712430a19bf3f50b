import { dashboardCalls } from '#contract/desk/dashboard.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { readTiles, tileReaders } from './tiles.ts';

/** The first page in one call. */
export function dashboardRoutes(app: AppContext): void {
  mount(
    app,
    dashboardCalls,
  )({
    today: async ({ db: tx, caller, now, language }) => {
      const tiles = await readTiles(
        { tx, caller, now, language, readers: tileReaders },
        (tile, err) => app.http.log.error({ err, tile }, 'a tile of the first page failed'),
      );
      return { data: { at: now.toISOString(), tiles } };
    },
  });
}
