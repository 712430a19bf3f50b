import { isWhole } from './assets.ts';
import { notKeptPage } from './not-kept.ts';

// Each worker has a page of its own, so that a waiting one changes nothing for the one at work.
const prefix = 'page-';
const key = '/';
// A worker with a question open is not replaced by the next one.
const timeoutMs = 10_000;

/** Keeps the server's page for offline visits. Throws when it is not the page of this build, so that the installation is tried again later. */
export async function keepPage(build: string): Promise<void> {
  const response = await fetchPage();
  if ((await buildOf(response)) !== build) throw new Error('The server has another build by now');
  const cache = await caches.open(prefix + build);
  await cache.put(key, response);
}

/**
 * The page for a visit: the kept one at once, and the server's behind it for the next time. With
 * `?fresh` the server's, because the app found that the kept one asks for files that are gone; and
 * for customers, whose page looks as their workshop.
 */
export async function pageAnswer(event: FetchEvent, url: URL, build: string): Promise<Response> {
  // What cannot be read, as while it is cleared, is not kept.
  const kept = await wholePage(build).catch(() => undefined);
  if (url.searchParams.has('fresh') || isOfCustomers(url))
    return fetch(event.request).catch(() => kept ?? notKept());
  if (!kept) return fetch(event.request).catch(notKept);
  // A page of another build is left alone: its worker will bring it together with its files.
  event.waitUntil(keepPage(build).catch(() => undefined));
  return kept;
}

/** The kept page of a build; undefined without the files that it names: it would stay empty. */
async function wholePage(build: string): Promise<Response | undefined> {
  const kept = await (await caches.open(prefix + build)).match(key);
  return kept && (await isWhole()) ? kept : undefined;
}

const isOfCustomers = ({ pathname }: URL) =>
  /^\/(\d+\/)?(book|b|quote|tread-depth|wheel)\//i.test(pathname);

const notKept = () => notKeptPage(navigator.languages);

/** Whether the page of a build is kept. */
export const hasPage = async (build: string): Promise<boolean> =>
  (await (await caches.open(prefix + build)).match(key)) !== undefined;

/** The page that is kept; empty without one. */
export async function keptPage(build: string): Promise<string> {
  const page = await (await caches.open(prefix + build)).match(key);
  return (await page?.text()) ?? '';
}

/** Drops the pages of other builds. */
export async function dropOldPages(build: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== prefix + build) await caches.delete(name);
  }
}

async function fetchPage(): Promise<Response> {
  const response = await fetch(key, {
    cache: 'no-cache',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The page was answered with ${response.status}`);
  // An answer that was redirected may not be given for a navigation.
  return response.redirected
    ? new Response(response.body, { headers: response.headers })
    : response;
}

async function buildOf(response: Response): Promise<string | undefined> {
  const page = await response.clone().text();
  return /<meta name="build" content="(\w+)"/.exec(page)?.[1];
}
