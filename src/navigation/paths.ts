/** A path taken apart: the site id in front of it (digits), and the rest without slashes around it. */
export interface SitePath {
  readonly siteId: string | null;
  readonly rest: string;
}

const trim = (path: string): string => path.replaceAll(/^\/+|\/+$/g, '');

/** Takes the path of an address apart. A first part that is not all digits is no site id. */
export function splitPath(pathname: string): SitePath {
  const trimmed = trim(pathname);
  const [first = '', ...others] = trimmed.split('/');
  if (/^\d+$/.test(first)) return { siteId: first, rest: others.join('/') };
  return { siteId: null, rest: trimmed };
}

/** Whether an address is the login's, with or without a site. */
export const isLogin = (pathname: string): boolean => splitPath(pathname).rest === 'login';

/** The slug of the portal that an address books by; null for any other address. */
export const portalIn = (pathname: string): string | null =>
  /^book\/([^/]+)$/i.exec(splitPath(pathname).rest)?.[1] ?? null;

/** The code by which an address opens a customer's booking; null for any other address. */
export const bookingIn = (pathname: string): string | null =>
  /^b\/([^/]+)$/i.exec(splitPath(pathname).rest)?.[1] ?? null;

/** The code by which an address opens a customer's quote; null for any other address. */
export const quoteIn = (pathname: string): string | null =>
  /^quote\/([^/]+)$/i.exec(splitPath(pathname).rest)?.[1] ?? null;

/** Whether an address is that of a page for customers, who keep nothing of the app. */
export const isOfCustomers = (pathname: string): boolean =>
  [portalIn, bookingIn, quoteIn].some((codeIn) => codeIn(pathname) !== null);

/** Whether an address is that of a page of its own, which does without the router. */
export const isStandalone = (pathname: string): boolean =>
  isLogin(pathname) || isOfCustomers(pathname);

/** The address of a path at a site: `sitePath('7', 'queue')` is `/7/queue`. Query and hash may follow the path. */
export const sitePath = (siteId: string, rest = ''): string => `/${siteId}${slash(rest)}`;

const slash = (rest: string): string => (/^($|[?#])/.test(rest) ? rest : `/${rest}`);

/** An address with the wanted one kept in it for afterwards; the front page needs no keeping. */
export const withRedirect = (path: string, wanted: string | null): string =>
  wanted && wanted !== '/' ? `${path}?redirect=${encodeURIComponent(wanted)}` : path;

/** The pattern of a screen's path as a regular expression over a path's rest. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return `/${part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    return part.endsWith('?') ? '(/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${parts.join('')}$`, 'i');
}

/** Whether the rest of a path is one that this screen's path describes. */
export const matches = (screenPath: string, rest: string): boolean =>
  patternOf(screenPath).test(`/${rest}`);
