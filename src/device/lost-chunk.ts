import { keepInTab, readInTab } from './storage.ts';
import { runningBuild } from './build.ts';
import { logProblem } from './log.ts';

const timeout = 120_000;
const again = 60_000;

/**
 * Takes a screen's code by `load`. Throws ChunkLoadError when it is not there after two minutes
 * (specification §9).
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = Object.assign(new Error('A part of the app did not load'), {
      name: 'ChunkLoadError',
    });
    if (!takeFreshPage()) reject(error);
  }, timeout);
  return Promise.race([load(), late]).finally(() => clearTimeout(timer));
}

/**
 * When a part of the app cannot be loaded, most often because a new build took its place, the
 * page is taken anew from the server: a plain reload would get the same old page from the worker.
 * Once a minute for each build and path; after that the error is the router's.
 */
export function recoverLostChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    logProblem('A part of the app did not load', event.payload);
    if (takeFreshPage()) event.preventDefault();
  });
}

/** Loads this address from the server, past the worker. Returns false when that was done a moment ago. */
export function takeFreshPage(): boolean {
  const key = `wheelhouse.fresh ${runningBuild()} ${location.pathname}`;
  const last = Number(readInTab(key) ?? 0);
  if (Date.now() - last < again) return false;
  keepInTab(key, String(Date.now()));
  const address = new URL(location.href);
  address.searchParams.set('fresh', String(Date.now()));
  location.replace(address);
  return true;
}
