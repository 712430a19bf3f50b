import { favouriteCalls } from '#contract/platform/favourites.ts';
import { navigationCalls } from '#contract/platform/navigation.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { mount } from '#server/kit/mount.ts';
import { shownFavourites, withFavourite } from './favourite-rules.ts';
import { favouritesOf, keepFavourites, rolesAndFeatures } from './navbar-repo.ts';
import { navbarFor } from './navbar-rules.ts';

/** What the navigation bar and the menu offer, and what of it a person has chosen as favourites. */
export function navigationRoutes(app: AppContext): void {
  const barOf = async (db: Tx, caller: Caller) =>
    navbarFor({ ...caller, ...(await rolesAndFeatures(db, caller)) });

  mount(
    app,
    { ...navigationCalls, ...favouriteCalls },
    'system',
  )({
    navbar: async ({ db, caller }) => {
      const bar = await barOf(db, caller);
      const kept = await favouritesOf(db, caller.userId);
      return { data: { ...bar, favourites: shownFavourites(kept, bar) } };
    },
    setFavourite: async ({ db, caller, body: { path, wanted } }) => {
      const bar = await barOf(db, caller);
      const before = await favouritesOf(db, caller.userId, true);
      const isOffered = shownFavourites([path], bar).length > 0;
      const kept = withFavourite(before, path, wanted && isOffered);
      await keepFavourites(db, caller.userId, kept);
      return { data: shownFavourites(kept, bar).map((one) => one.path) };
    },
  });
}
