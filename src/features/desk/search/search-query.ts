import type { Understood } from '#contract/desk/search-rules.ts';
import { searchCalls } from '#contract/desk/search.ts';
import { send } from '#src/data/api.ts';
import { queryFor, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';

// A user who searches looks at it: that the server is not reached is reported at once, and they ask again.
const retry = false;

const inputOf = ({ prefix, text }: Understood) => ({ query: { query: (prefix ?? '') + text } });

/** Query options for a search that has its own screen: its answer is kept on the device like that of any screen. */
export const keptSearch = (siteId: SiteId, wanted: Understood) => ({
  ...queryFor(siteId, searchCalls.search, inputOf(wanted)),
  enabled: wanted.problem === null,
  retry,
});

/** Query options for a search at every few keys: what is on the way to something else is kept nowhere. */
export const passingSearch = (siteId: SiteId, wanted: Understood) => ({
  queryKey: [...questionOf(siteId, searchCalls.search, inputOf(wanted)), 'passing'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    send(searchCalls.search, inputOf(wanted), { siteId, signal }),
  enabled: wanted.problem === null,
  retry,
});
