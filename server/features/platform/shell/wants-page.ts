import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether an address that is no file is answered with the page of the app: to browsers that open it,
 * and to whatever takes anything, such as what previews a link or watches that we are there. A
 * missing chunk must be a 404: the page in its place would be run as a script.
 */
export function wantsPage(url: string, headers: IncomingHttpHeaders): boolean {
  const path = url.split('?')[0] ?? '';
  if (/^\/(api|assets|socket\.io)(\/|$)/.test(path)) return false;
  const { accept = '*/*', 'sec-fetch-dest': wantedFor } = headers;
  if (accept.includes('text/html')) return true;
  // A browser says what it wants an address for; of others a file is known by its ending, or by being hidden.
  return accept.includes('*/*') && wantedFor === undefined && !/\/\.|\.\w+$/.test(path);
}
