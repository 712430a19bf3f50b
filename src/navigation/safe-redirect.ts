import { splitPath } from './paths.ts';
import { isShownAt } from './screen.ts';
import type { Screen } from './screen.ts';

type Table = readonly Pick<Screen, 'path' | 'also' | 'withoutSite' | 'access'>[];

const longest = 2000;
// Only what our own addresses are made of: no backslash, control or space, no letter that a browser may fold into a slash or dot.
const plain = /^\/(?![/\\])[\w\-./~%:@!$&'()*+,;=?#[\]|{}]*$/;

/**
 * The path that a `redirect` may lead to: one of our own screens, at a site with a token (or no
 * site yet), with its query and hash. Null for everything else, which then is the dashboard.
 */
export function safeRedirect(
  wanted: string | null,
  screens: Table,
  tokenSites: readonly string[],
): string | null {
  if (!wanted || wanted.length > longest || !plain.test(wanted)) return null;
  const ours = 'https://ours.invalid';
  const url = URL.parse(wanted, ours);
  if (url?.origin !== ours) return null;
  const pathname = decoded(url.pathname);
  // What the browser would read differently from how it is written is a trick.
  if (pathname === null || !wanted.startsWith(url.pathname)) return null;
  const { siteId, rest } = splitPath(pathname);
  if (siteId !== null && !tokenSites.includes(siteId)) return null;
  const screen = screens.find((one) => isShownAt(one, rest));
  // A redirect to the login, logout or chooser would only lead around, or out.
  if (!screen || screen.access === 'public' || screen.withoutSite) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The path with its escapes read; null when it hides a slash, a dot or a control in them, or they are broken. */
function decoded(pathname: string): string | null {
  if (/%(2f|5c|2e|25|0|1|7f)/i.test(pathname) || pathname.includes('//')) return null;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
