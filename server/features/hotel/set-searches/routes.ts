import { setSearchCalls, setSearches } from '#contract/hotel/set-searches/set-searches.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { cluesTo } from './clues.ts';
import { nameOf } from './clues-repo.ts';

/** Searches for sets that are missing: who looks, and where it is best looked. */
export function setSearchesRoutes(app: AppContext): void {
  resourceRoutes(app, setSearches, {
    steps: {
      take: async ({ db, caller }) => ({ seeker: await nameOf(db, caller.userId) }),
      give_back: () => Promise.resolve({ seeker: '' }),
    },
  });
  mount(
    app,
    setSearchCalls,
  )({
    clues: async ({ db, params }) => {
      const search = await rowWithId(db, setSearches, params.id);
      return { data: await cluesTo(db, search as RowOf<typeof setSearches>) };
    },
  });
}
