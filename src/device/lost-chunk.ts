import { logProblem } from './log.ts';

const timeout = 120_000;
const soon = 600_000;
const timeoutMs = 10_000;

/** A part of the app that is not to be had: specification §8. `cause` says why. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super('A part of the app did not load', { cause });
  }
}

let mayLeave: () => boolean = () => true;
let leaving: Promise<boolean> | null = null;

/**
 * When a part of the app cannot be loaded, most often because a new build took its place, the
 * page is taken again from the server: a plain reload would get the same old page from the worker.
 * `may` says whether the page can be left without losing what somebody is doing.
 */
export function recoverLostChunks(may: () => boolean): void {
  mayLeave = may;
  addEventListener('vite:preloadError', (event) => {
    logProblem('A part of the app did not load', event.payload);
    if (!mayRecover()) return;
    event.preventDefault();
    void takeFreshPage();
  });
}

/**
 * Takes a screen's code by `load`. Throws `ChunkLoadError` when it cannot be had, or not within
 * two minutes (specification §9). Never settles when the page is being taken again instead.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const late = Symbol();
  const { promise, resolve } = Promise.withResolvers<typeof late>();
  const timer = setTimeout(resolve, timeout, late);
  // What was lost and led to a fresh page comes as undefined.
  let got: T | typeof late | undefined;
  try {
    got = await Promise.race([load(), promise]);
  } catch (cause) {
    throw new ChunkLoadError(cause);
  } finally {
    clearTimeout(timer);
  }
  if (got !== late && got !== undefined) return got;
  const cause = new Error(got === late ? `Not there after ${timeout} ms` : 'Lost');
  if (got === late) logProblem('A part of the app did not load', cause);
  if (mayRecover() && (await takeFreshPage())) return new Promise(() => {});
  throw new ChunkLoadError(cause);
}

/** Whether the page can be left without losing what somebody is doing. */
export const mayLeavePage = (): boolean => mayLeave();

let heading: string | null = null;

/** Says where a navigation under way leads, as a path, or null when there is none: a fresh page is taken there. */
export function headFor(path: string | null): void {
  heading = path;
}

/** The path, without what stands behind it, that a navigation under way leads to, else where the page is. */
export const headedFor = (): string => new URL(heading ?? '', location.href).pathname;

/** Loads this address, or the one headed for, from the server past the worker: once, whoever else asks meanwhile. False when the server is not reached: the page stays, for the browser would put its own error in its place. */
export function takeFreshPage(): Promise<boolean> {
  leaving ??= leave().then((left) => {
    // Who is asked by the browser whether to leave may stay, and ask again.
    if (left) setTimeout(() => (leaving = null), timeoutMs);
    else leaving = null;
    return left;
  });
  return leaving;
}

async function leave(): Promise<boolean> {
  if (!(await isReached())) return false;
  const address = new URL(heading ?? location.href, location.href);
  address.searchParams.set('fresh', String(Date.now()));
  location.replace(address);
  return true;
}

/** A line on which nothing is answered is none: who waits for the answer would see nothing. */
async function isReached(): Promise<boolean> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), timeoutMs);
  try {
    await fetch(`/build.txt?${Date.now()}`, { cache: 'no-store', signal: over.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Not when this is a fresh page of a moment ago: then another would lack the same. */
function mayRecover(): boolean {
  const takenAt = Number(document.documentElement.dataset.fresh ?? 0);
  return leaving !== null || (Date.now() - takenAt >= soon && mayLeave());
}
