import { useSyncExternalStore } from 'react';

/** One value that screens follow while the page lives. */
export interface HeldValue<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** A hook: the value, live. */
  readonly use: () => T;
}

/** Holds a value for as long as the page lives. */
export function holdValue<T>(first: T): HeldValue<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
