import { safeRedirect } from '#src/navigation/safe-redirect.ts';
import { sitePath, splitPath } from '#src/navigation/paths.ts';
import type { Screen } from '#src/navigation/screen.ts';

// They say what the app shows beside the page, and are nothing to the page.
const ofTheShell = ['panel', 'fresh'];

/** Where the app is, as the frame is sent: below the site, without what is the shell's own. */
export function pathBelowSite({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  const isPlain = !ofTheShell.some((name) => query.has(name));
  for (const name of ofTheShell) query.delete(name);
  const rest = query.size ? `?${query}` : '';
  // Written again a query may look different, and seem another path.
  return `/${splitPath(pathname).rest}${isPlain ? search : rest}${hash}`;
}

/** The legacy application's page for a path below the site. Null when it would not lie below `base`. */
export function legacyPage(base: URL, path: string): URL | null {
  const root = base.pathname.replace(/\/+$/, '');
  const page = URL.parse(`${base.origin}${root}${path}`);
  const isBelow = page?.origin === base.origin && page.pathname.startsWith(`${root}/`);
  return isBelow ? page : null;
}

/** Where a path that the frame asks for leads in the app, at the same site; null when it may lead nowhere. */
export const pathInApp = (
  siteId: string,
  path: string,
  screens: readonly Screen[],
): string | null => safeRedirect(sitePath(siteId, path.slice(1)), screens, [siteId]);
