import { keep, keepInTab, readInTab, readKept } from './storage.ts';

/** What Chromium's browsers give a page that may be installed; others have no such event. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const visitsKey = 'wheelhouse.visits';
const refusedKey = 'wheelhouse.install';
const offeredFrom = 3;

let event: InstallEvent | null = null;
const listeners = new Set<() => void>();

/** Counts this visit (once for each tab) and waits for the browser to say that the app may be installed. Call it once, before that. */
export function watchInstall(): void {
  if (readInTab(visitsKey) === null) {
    keepInTab(visitsKey, '1');
    keep(visitsKey, String(visits() + 1));
  }
  addEventListener('beforeinstallprompt', (promptEvent) => {
    // Or the browser would offer it by itself, at the first visit already.
    promptEvent.preventDefault();
    change(promptEvent as InstallEvent);
  });
  addEventListener('appinstalled', () => change(null));
}

const visits = (): number => Number(readKept(visitsKey) ?? 0);

/** Whether to offer the installation: possible, from the third visit on, and never after a no. For useSyncExternalStore. */
export const mayInstall = (): boolean =>
  event !== null && visits() >= offeredFrom && readKept(refusedKey) === null;

/** Calls back when that changes; returns what ends it. */
export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Lets the browser ask. It may be asked once only. */
export async function install(): Promise<void> {
  const promptEvent = event;
  change(null);
  const answer = await promptEvent?.prompt();
  if (answer?.outcome === 'dismissed') keep(refusedKey, 'no');
}

/** Offers it no more on this device. */
export function refuseInstall(): void {
  keep(refusedKey, 'no');
  change(null);
}

function change(next: InstallEvent | null): void {
  event = next;
  for (const listener of listeners) listener();
}
