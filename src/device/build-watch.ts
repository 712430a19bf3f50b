import type { Workbox } from 'workbox-window';
import { runningBuild } from './build.ts';
import { idle } from './wake/idle.ts';
import { mayLeavePage, takeFreshPage } from './lost-chunk.ts';
import { logProblem } from './log.ts';

const every = 3 * 60 * 60 * 1000;
const atMostEvery = 60_000;
const workerPatience = 30_000;
const takeOverPatience = 5_000;
const timeoutMs = 10_000;

let worker: Promise<Workbox | undefined> | undefined;

/**
 * Looks for a new build: every three hours (specification §9) and when the person comes back to
 * the app. Calls `onNewBuild` once, when the new build is ready to be taken. Does nothing in
 * development. Returns what ends it.
 */
export function watchBuild(onNewBuild: () => void): () => void {
  if (!import.meta.env.PROD) return () => {};
  const over = new AbortController();
  const channel = new BroadcastChannel('wheelhouse.build');
  let looked = Date.now();
  const found = () => {
    if (over.signal.aborted) return;
    over.abort();
    onNewBuild();
  };
  const onBuild = async (build: string | undefined) => {
    if (!build || build === runningBuild() || over.signal.aborted) return;
    await newWorkerWaits(over.signal);
    found();
  };
  const look = async () => {
    if (Date.now() - looked < atMostEvery) return;
    looked = Date.now();
    const build = await serverBuild();
    if (build && build !== runningBuild()) channel.postMessage(build);
    await onBuild(build);
  };
  const seen = () => document.visibilityState === 'visible' && void look();

  const timer = setInterval(() => void look(), every);
  over.signal.addEventListener('abort', () => {
    clearInterval(timer);
    channel.close();
  });
  // Other tabs look too, and so does the worker (sw/build-check.ts).
  channel.addEventListener('message', ({ data }) => void onBuild(String(data)));
  addEventListener('focus', seen, { signal: over.signal });
  document.addEventListener('visibilitychange', seen, { signal: over.signal });
  const onWaiting = async () => {
    // It waits too where this page is of its build already.
    if ((await serverBuild()) !== runningBuild()) found();
  };
  void startWorker().then(async (started) => {
    started?.addEventListener('waiting', () => void onWaiting());
    // Told before this page's app was there to hear it, as while somebody logged in.
    if (started && (await navigator.serviceWorker.getRegistration())?.waiting) await onWaiting();
  });
  return () => over.abort();
}

/** Changes to the new build: lets the waiting worker take over and loads the page again, from the server where the worker before it does not end soon. */
export async function takeNewBuild(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) {
    const { promise: tookOver, resolve } = Promise.withResolvers<boolean>();
    const changed = () => {
      resolve(true);
      // However late: the fresh page that the worker before it was asked for may have ended with that one.
      if (mayLeavePage()) location.reload();
    };
    navigator.serviceWorker.addEventListener('controllerchange', changed, { once: true });
    setTimeout(resolve, takeOverPatience, false);
    // Not by way of Workbox, which knows of no registration until the page's own has come.
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    if (await tookOver) return;
  }
  await takeFreshPage();
}

/** Registers the service worker, once, when the first screen has what it needs. Nothing in development. */
export function startWorker(): Promise<Workbox | undefined> {
  // Not waiting for ever on a busy device.
  return (worker ??= idle(10_000).then(register));
}

async function register(): Promise<Workbox | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  const { Workbox } = await import('workbox-window');
  const registered = new Workbox('/sw.js');
  // Not awaited: right after a browser's start this can stay pending for minutes.
  registered
    .register()
    .catch((cause: unknown) => logProblem('The service worker did not register', cause));
  return registered;
}

async function serverBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(`/build.txt?${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Anything else is a captive portal or a server without this file.
    const isText = response.headers.get('content-type')?.startsWith('text/plain');
    return response.ok && isText ? (await response.text()).trim() : undefined;
  } catch {
    return undefined;
  }
}

/** Ends when the new worker waits, or after half a minute: then the new build is taken without it. */
async function newWorkerWaits(signal: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.update().catch((cause: unknown) => logProblem('No look for a new worker', cause));
  const until = Date.now() + workerPatience;
  while (registration && !registration.waiting && Date.now() < until && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
