import { useEffect, useSyncExternalStore } from 'react';

let own: string | null = null;
const listeners = new Set<() => void>();

function change(next: string | null): void {
  own = next;
  for (const listener of listeners) listener();
}

/** Gives the window the title of what a screen shows, instead of the screen's; null for the screen's. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    change(title);
    return () => change(null);
  }, [title]);
}

/** The title that the screen shown gave itself, live, or null. */
export const useOwnTitle = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => own,
  );
