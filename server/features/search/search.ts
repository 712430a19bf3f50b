import { understand } from '#contract/search-rules.ts';
import type { SearchFound, SearchHit } from '#contract/search.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller.ts';
import { startOfDay } from '#server/kit/clock.ts';
import type { Finder } from '#server/kit/finder.ts';

/**
 * Asks the finders that the caller has the right to. What could not be understood finds nothing;
 * the app has said so before it asked. Exact is only what nothing else could have been meant by.
 */
export async function search(
  given: { tx: Tx; caller: Caller; now: Date; finders: readonly Finder[] },
  typed: string,
) {
  const { tx, caller, now, finders } = given;
  const wanted = understand(typed);
  const groups: SearchFound[] = [];
  const exact: SearchHit[] = [];
  if (!wanted.problem) {
    const since = startOfDay(now, caller.timezone);
    for (const finder of finders.filter(({ right }) => caller.rights.has(right))) {
      const found = await finder.find(tx, wanted, since);
      groups.push(...found.groups.filter(({ count }) => count > 0));
      exact.push(...found.exact);
    }
  }
  const [first, ...others] = exact;
  return { kind: wanted.kind, exact: first && !others.length ? first : null, groups };
}
