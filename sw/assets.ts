const cacheName = 'assets';
// What the worker before this one kept: open tabs may still run its build.
const listKey = '/kept-files';
const atOnce = 6;

interface File {
  readonly url: string;
  /** Null when the content's hash stands in the name. */
  readonly revision: string | null;
}

/** Keeps the files that are not kept yet. Throws when one cannot be had; those before it stay, so that the next try goes on from there. */
export async function keepAssets(files: readonly File[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter(({ url, revision }) => revision !== null || !kept.has(`/${url}`));
  const waiting = missing.values();
  const load = async () => {
    for (const { url, revision } of waiting) {
      const response = await fetch(`/${url}`, {
        cache: revision === null ? 'default' : 'no-cache',
      });
      if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
      // A portal that wants a login answers everything with a page of its own.
      if (response.headers.get('content-type')?.startsWith('text/html')) {
        throw new Error(`${url} was answered with a page`);
      }
      await cache.put(`/${url}`, response);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, load));
}

/** Drops what neither this build nor the one before it needs. */
export async function dropOldAssets(files: readonly File[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const now = files.map(({ url }) => `/${url}`);
  const before = (await (await cache.match(listKey))?.json()) as string[] | undefined;
  const needed = new Set([...now, ...(before ?? []), listKey]);
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
  await cache.put(listKey, Response.json(now));
}

/** A kept file, else the server's. */
export async function assetAnswer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}
