import { splitPath, withRedirect } from '#src/navigation/paths.ts';

/** What becomes of an address. `stay`: its screen is shown, at the site if it has one. `on`: from the chooser to the only site. */
export type Decision =
  | { readonly to: 'stay'; readonly site: string | null }
  | { readonly to: 'on'; readonly wanted: string | null }
  | { readonly to: 'path'; readonly path: string; readonly logOut: boolean };

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** What kind of screen a path (without its site) has: `free` ones need a login and no site. */
export type KindOf = (rest: string) => 'public' | 'free' | 'site';

/**
 * The routing rules of the specification, §4. `sites` are the ids a token is held for, `ended` those
 * of which its time is over: there one logs in again, and stays logged in at the others.
 */
export function decide(
  address: Address,
  sites: readonly string[],
  kindOf: KindOf,
  ended: readonly string[] = [],
): Decision {
  const { siteId, rest } = splitPath(address.pathname);
  const query = new URLSearchParams(address.search);
  const wanted = address.pathname + address.search + address.hash;
  const kind = kindOf(rest);

  if (isForcedLogout(rest, query)) return leave(withRedirect('/login', query.get('redirect')));
  if (kind === 'public') return { to: 'stay', site: null };
  if (sites.length === 0) return leave(withRedirect('/login', kind === 'free' ? null : wanted));
  if (siteId !== null && !sites.includes(siteId)) {
    const path = withRedirect('/login', wanted);
    return ended.includes(siteId) ? { to: 'path', path, logOut: false } : leave(path);
  }
  if (rest === 'choose-site' && sites.length + ended.length === 1) {
    return { to: 'on', wanted: query.get('redirect') };
  }
  if (kind === 'free') return { to: 'stay', site: siteId };
  if (siteId === null) {
    return { to: 'path', path: withRedirect('/choose-site', wanted), logOut: false };
  }
  return { to: 'stay', site: siteId };
}

const isForcedLogout = (rest: string, query: URLSearchParams): boolean =>
  rest === 'logout' && query.get('force') === '1';

/**
 * What becomes of the address that a page is loaded at. A link on any page may lead to a site that
 * nobody here is logged in at, and would log out every tab: the person is asked first. A forced
 * logout is asked about by the server, which sees where it comes from.
 */
export function decideAtLoad(address: Address, decision: Decision, isSignedIn: boolean): Decision {
  if (decision.to !== 'path' || !decision.logOut || !isSignedIn) return decision;
  const { rest } = splitPath(address.pathname);
  if (isForcedLogout(rest, new URLSearchParams(address.search))) return decision;
  const wanted = address.pathname + address.search + address.hash;
  return { to: 'path', path: withRedirect('/logout', wanted), logOut: false };
}

const leave = (path: string): Decision => ({ to: 'path', path, logOut: true });
