import { useSyncExternalStore } from 'react';

/** How the live socket is: `live` once the server took its token. */
export type LiveState = 'connecting' | 'live' | 'offline';

let state: LiveState = 'connecting';
const listeners = new Set<() => void>();

/** For `live.ts` alone. */
export function setLiveState(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** How the live socket is, live. */
export const useLiveState = (): LiveState => useSyncExternalStore(subscribe, () => state);
