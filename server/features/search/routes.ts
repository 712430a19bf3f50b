import { searchCalls } from '#contract/search.ts';
import type { House } from '#server/kit/house.ts';
import { mount } from '#server/kit/mount.ts';
import { finders } from './search-registry.ts';
import { search } from './search.ts';

/** Searching by plate, name and the prefixes of specification §2. */
export function searchRoutes(house: House): void {
  mount(
    house,
    searchCalls,
  )({
    search: async ({ db: tx, caller, now, query }) => ({
      data: await search({ tx, caller, now, finders }, query.query),
    }),
  });
}
