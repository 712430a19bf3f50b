const cacheName = 'assets';
// What is no part of every visit, as binaries are. It outlives builds.
const usedName = 'assets-used';
const mostUsed = 60;
// What the worker before this one kept: open tabs may still run its build.
const listKey = '/kept-files';
const atOnce = 6;
// Of a new build most is there already: its pack would be fetched for nothing.
const fewFiles = 200;

/** A file of the build, as its manifest names it. */
export interface File {
  readonly url: string;
  /** Null when the content's hash stands in the name. */
  readonly revision: string | null;
}

/**
 * Keeps the files of a build that are not kept yet. Throws when one cannot be had; those before it
 * stay, so that the next try goes on from there.
 */
export async function keepAssets(files: readonly File[], build: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter(({ url, revision }) => revision !== null || !kept.has(`/${url}`));
  const waiting = (
    missing.length > fewFiles ? await keepPacked(cache, missing, build) : missing
  ).values();
  const load = async () => {
    for (const { url, revision } of waiting) {
      const response = await fetch(`/${url}`, {
        cache: revision === null ? 'default' : 'no-cache',
      });
      if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
      if (isPage(response)) throw new Error(`${url} was answered with a page`);
      await cache.put(`/${url}`, response);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, load));
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** Keeps what the build's one file of all has of these; returns those that it has not, all where it cannot be had. */
async function keepPacked(
  cache: Cache,
  files: readonly File[],
  build: string,
): Promise<readonly File[]> {
  try {
    const response = await fetch(`/assets/pack-${build}.json`, { cache: 'no-store' });
    if (!response.ok) return files;
    const pack = new Map(Object.entries((await response.json()) as Record<string, string>));
    // Each is under the policy that the server gives with it.
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    for (const { url } of files) {
      const text = pack.get(url);
      if (text === undefined) continue;
      headers.set('content-type', `${types[url.split('.').at(-1)!]}; charset=utf-8`);
      await cache.put(`/${url}`, new Response(text, { headers }));
    }
    return files.filter(({ url }) => !pack.has(url));
  } catch {
    // Cut off, or the page of a Wi-Fi: they are fetched one by one.
    return files;
  }
}

/** Whether all files of a build are kept: the list of them is written last, and goes with them when a device is cleared. */
export async function isWhole(): Promise<boolean> {
  return (await (await caches.open(cacheName)).match(listKey)) !== undefined;
}

/** Drops what neither this build nor the one before it needs, and lists what is kept, where all of it is. */
export async function dropOldAssets(files: readonly File[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const now = files.map(({ url }) => `/${url}`);
  const before = (await (await cache.match(listKey))?.json()) as string[] | undefined;
  const needed = new Set([...now, ...(before ?? []), listKey]);
  const kept = new Set<string>();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (needed.has(pathname)) kept.add(pathname);
    else await cache.delete(request);
  }
  // Cleared while they were fetched, the device would take itself for whole and open nothing.
  if (now.every((path) => kept.has(path))) await cache.put(listKey, Response.json(now));
}

/** A kept file, else the server's, which is kept from then on: what not everybody needs is fetched by who uses it first. */
export async function assetAnswer(request: Request): Promise<Response> {
  // What cannot be read, as while it is cleared, is not kept: a part of the app would be lost by it.
  const kept = await keptAnswer(request).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && !isPage(response)) await keepUsed(request.url, response.clone());
  return response;
}

async function keptAnswer(request: Request): Promise<Response | undefined> {
  for (const name of [cacheName, usedName]) {
    const kept = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/** Names hold a hash of the content, so that nothing gets old; what was kept first makes room. */
async function keepUsed(url: string, response: Response): Promise<void> {
  try {
    const used = await caches.open(usedName);
    await used.put(url, response);
    const all = await used.keys();
    await Promise.all(all.slice(0, -mostUsed).map((request) => used.delete(request)));
  } catch {
    // No room on the device: it is fetched again the next time.
  }
}

// A portal that wants a login answers everything with a page of its own.
const isPage = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;
