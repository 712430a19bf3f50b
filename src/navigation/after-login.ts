import { sitePath, splitPath, withRedirect } from './paths.ts';
import { safeRedirect } from './safe-redirect.ts';
import type { Screen } from './screen.ts';

/**
 * Where somebody goes who holds tokens for these sites: to the wanted path when it is safe and has
 * a site, else to the only site, else to the chooser. Without a token: to the login.
 */
export function afterLogin(
  wanted: string | null,
  screens: readonly Pick<Screen, 'path' | 'withoutSite' | 'access'>[],
  sites: readonly string[],
): string {
  const safe = safeRedirect(wanted, screens, sites);
  if (safe !== null && splitPath(new URL(safe, 'https://ours.invalid').pathname).siteId)
    return safe;
  const [first, ...others] = sites;
  if (first === undefined) return withRedirect('/login', safe);
  return others.length ? withRedirect('/choose-site', safe) : atSite(first, safe);
}

/** A path without a site, at a site. */
export const atSite = (siteId: string, path: string | null): string =>
  sitePath(siteId, path?.replace(/^\//, '') ?? '');
