import { understand } from '#contract/desk/search-rules.ts';
import { scannedText } from '#contract/hotel/scan/scanned-text.ts';
import { searchGroups, type SearchFound, type SearchHit } from '#contract/desk/search.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { startOfDay } from '#server/kit/clock.ts';
import type { SearchProvider } from '#server/kit/search-provider.ts';

/**
 * Asks the search providers that the caller has the right to. What could not be understood finds nothing;
 * the app has said so before it asked. Exact is the one hit of the first who has just what was asked
 * for; where that one has several, a person has to distinguish them.
 */
export async function search(
  options: { tx: Tx; caller: Caller; now: Date; searchProviders: readonly SearchProvider[] },
  typed: string,
) {
  const { tx, caller, now, searchProviders } = options;
  const wanted = understand(scannedText(typed, String(caller.chainId)));
  const groups: SearchFound[] = [];
  let exact: readonly SearchHit[] = [];
  if (!wanted.problem) {
    const since = startOfDay(now, caller.timezone);
    for (const searchProvider of searchProviders.filter(({ right }) => caller.rights.has(right))) {
      const found = await searchProvider.find(tx, wanted, since);
      groups.push(...found.groups.filter(({ count }) => count > 0));
      if (exact.length === 0) exact = found.exact;
    }
  }
  groups.sort((a, b) => searchGroups.indexOf(a.group) - searchGroups.indexOf(b.group));
  const [first, ...others] = exact;
  return {
    kind: wanted.kind,
    kept: searchProviders.some(({ kinds }) => kinds.includes(wanted.kind)),
    exact: first && !others.length ? first : null,
    groups,
  };
}
