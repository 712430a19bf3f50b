import { useSyncExternalStore } from 'react';

let shown = false;
const listeners = new Set<() => void>();

/** Shows or hides the card register's frame. */
export function showCashRegister(next: boolean): void {
  if (shown === next) return;
  shown = next;
  for (const listener of listeners) listener();
}

/** What the bar's card button does. */
export const toggleCashRegister = (): void => showCashRegister(!shown);

/** Whether the card register's frame is shown, live. */
export const useCashRegisterShown = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
