import { useSyncExternalStore } from 'react';

/** Something that is open or not, wherever it is opened from. `use` is a hook. */
export function openState() {
  let isOpen = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    isOpen = next;
    for (const listener of listeners) listener();
  };
  const watch = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    open: () => set(true),
    close: () => set(false),
    isOpen: () => isOpen,
    use: () => useSyncExternalStore(watch, () => isOpen),
  };
}
