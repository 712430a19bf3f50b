import { dashboardCalls } from '#contract/dashboard.ts';
import type { House } from '#server/kit/house.ts';
import { mount } from '#server/kit/mount.ts';
import { readTiles, tileReaders } from './tiles.ts';

/** The first page in one call. */
export function dashboardRoutes(house: House): void {
  mount(
    house,
    dashboardCalls,
  )({
    today: async ({ db: tx, caller, now, language }) => {
      const tiles = await readTiles(
        { tx, caller, now, language, readers: tileReaders },
        (tile, err) => house.http.log.error({ err, tile }, 'a tile of the first page failed'),
      );
      return { data: { at: now.toISOString(), tiles } };
    },
  });
}
