import { redirect, redirectDocument } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { signOut } from '#src/data/sign-out.ts';
import { goodTokens, hasExpired, siteTokens, switchSite } from '#src/data/tokens.ts';
import { devScreens } from '#src/features/platform/dev/dev-screens.ts';
import { isLogin, isStandalone } from '#src/navigation/paths.ts';
import { pathAfterLogin } from '#src/navigation/screen-table.ts';
import { isShownAt } from '#src/navigation/screen.ts';
import { decide, decideAtLoad } from './guards.ts';
import type { Decision, KindOf } from './guards.ts';
import { openScreens } from './open-screens.ts';

// Screens that need no site are few and stand in the first chunk; all others need one.
const kindOf: KindOf = (rest) => {
  const screen = [...openScreens, ...devScreens].find((one) => isShownAt(one, rest));
  if (screen?.access === 'public') return 'public';
  return screen?.withoutSite ? 'free' : 'site';
};

const sites = (): string[] => goodTokens().map(({ siteId }) => siteId);
const ended = (): string[] =>
  siteTokens()
    .filter(hasExpired)
    .map(({ siteId }) => siteId);

/** What becomes of an address, with the tokens held now. */
export const decideNow = (address: Pick<Location, 'pathname' | 'search' | 'hash'>): Decision =>
  decide(address, sites(), kindOf, ended());

/** What becomes of the address that this page is loaded at. */
export const decideFirst = (): Decision =>
  decideAtLoad(location, decideNow(location), sites().length + ended().length > 0);

/** Follows a decision: logs out when it says so and switches the site; returns where to go instead, or null to stay. */
export async function follow(decision: Decision): Promise<string | null> {
  switch (decision.to) {
    case 'stay':
      if (decision.site !== null) switchSite(decision.site);
      return null;
    case 'on':
      return pathAfterLogin(decision.wanted, sites());
    case 'path':
      if (decision.logOut) await signOut();
      return decision.path;
  }
}

/**
 * Runs the routing rules before every navigation; `hashOf` is the hash of where it leads, which a
 * request has not. What is a page of its own is loaded: nothing of the app outlives it.
 */
export const guardWith =
  (hashOf: () => string): MiddlewareFunction =>
  async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    if (isStandalone(pathname)) throw redirectDocument(request.url);
    const path = await follow(decideNow({ pathname, search, hash: hashOf() }));
    if (path !== null && isLogin(path.split('?')[0] ?? '')) throw redirectDocument(path);
    if (path !== null) throw redirect(path);
    return next();
  };
