import { sitePath } from './paths.ts';

/** The address of a search at a site. */
export function searchPath(siteId: string, text: string): string {
  // A browser takes a part of dots alone out of a path.
  if (/^\.{0,2}$/.test(text))
    return sitePath(siteId, `search?${new URLSearchParams({ query: text })}`);
  return sitePath(siteId, `search/${encodeURIComponent(text)}`);
}
