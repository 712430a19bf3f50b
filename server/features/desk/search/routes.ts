import { searchCalls } from '#contract/desk/search.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { searchProviders } from './search-registry.ts';
import { search } from './search.ts';

/** Searching by plate, name and the prefixes of specification §2. */
export function searchRoutes(app: AppContext): void {
  mount(
    app,
    searchCalls,
  )({
    search: async ({ db: tx, caller, now, query }) => ({
      data: await search({ tx, caller, now, searchProviders }, query.query),
    }),
  });
}
