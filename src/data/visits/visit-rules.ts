/** A page that somebody opened: its path below the site, what it was called, and when (ms, server's clock). */
export interface Visit {
  readonly path: string;
  readonly title: string;
  /** What kind of page, where the title is that of a record. */
  readonly kind: string;
  readonly at: number;
}

// One more than are shown: the page that is open is not among them.
const most = 6;
const longestMs = 72 * 3_600_000;

/** The visits with the newest in front, each page once; what is older than three days is forgotten. */
export const withVisit = (visits: readonly Visit[], visit: Visit): Visit[] =>
  [visit, ...visits.filter(({ path }) => path !== visit.path)]
    .filter(({ at }) => visit.at - at < longestMs)
    .slice(0, most);

/** The last five visits to other pages than the one that is open. */
export const shownVisits = (visits: readonly Visit[], openPath: string, now: number): Visit[] =>
  visits.filter(({ path, at }) => path !== openPath && now - at < longestMs).slice(0, most - 1);
