import type { FastifyRequest } from 'fastify';

type Visit = Pick<FastifyRequest, 'url' | 'headers' | 'host'>;

/**
 * Whether a visit would log somebody out without asking, and a page of another site led to it. What
 * was typed, and a bookmark, come from nowhere (`Sec-Fetch-Site: none`). Browsers without that
 * header tell the page by `Referer`, if at all.
 */
export function isLogoutFromElsewhere({ url, headers, host }: Visit): boolean {
  const [path = '', query = ''] = url.split('?', 2);
  const isForced = /^\/+(\d+\/)?logout\/*$/.test(path) && isForce(query);
  if (!isForced) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'none' && site !== 'same-origin';
  const { referer } = headers;
  return referer !== undefined && URL.parse(referer)?.host !== host;
}

const isForce = (query: string): boolean => new URLSearchParams(query).get('force') === '1';
