import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
}

/** Opens the command palette, where screens, actions and what the server finds are one list. */
export const openPalette = (): void => set(true);

/** Closes the command palette. */
export const closePalette = (): void => set(false);

/** Whether the command palette is open, live. */
export const usePaletteOpen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
