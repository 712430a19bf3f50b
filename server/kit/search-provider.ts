import type { SearchKind, Understood } from '#contract/desk/search-rules.ts';
import type { SearchFound, SearchHit } from '#contract/desk/search.ts';
import type { Right } from '#contract/rights.ts';
import type { Tx } from '#server/db/open.ts';

// A screen full; who wants more types more.
const hitsShown = 20;

/** What a search provider found, by group; `exact` are the hits that are just what was asked for. */
export interface Findings {
  readonly groups: readonly SearchFound[];
  readonly exact: readonly SearchHit[];
}

/**
 * How a feature takes part in searching. It is asked when the person holds the right, with a search
 * that was understood without a problem; what it cannot answer it answers with nothing.
 */
export interface SearchProvider {
  readonly right: Right;
  /** What it can be asked for. */
  readonly kinds: readonly SearchKind[];
  find(tx: Tx, wanted: Understood, since: Date): Promise<Findings>;
}

/** A group as it is answered: the first hits of those found. `more`: the looking ended before the end. */
export function groupOf(
  group: SearchFound['group'],
  hits: readonly SearchHit[],
  more: boolean,
): SearchFound {
  return { group, hits: hits.slice(0, hitsShown), count: hits.length, more };
}
