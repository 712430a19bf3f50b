import { useEffect, useRef } from 'react';
import { holdValue } from '../device/held-value.ts';

/** A single key that does something on the screen that is open; `what` is the key of its words. */
export interface ScreenKey {
  readonly key: string;
  readonly what: `${string}:${string}`;
  readonly act: () => void;
}

interface Registered {
  readonly keys: readonly ScreenKey[];
  readonly inDialog: boolean;
}

const registered = holdValue<readonly Registered[]>([]);

/**
 * Gives the screen single keys of its own as long as it is shown, and with `inDialog` what lies over
 * a screen. Which keys there are does not change meanwhile.
 */
export function useScreenKeys(keys: readonly ScreenKey[], { inDialog = false } = {}): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const mine = now.current.map(({ key, what }) => ({
      key,
      what,
      act: () => now.current.find((one) => one.key === key)?.act(),
    }));
    const entry = { keys: mine, inDialog };
    registered.set([...registered.get(), entry]);
    return () => registered.set(registered.get().filter((one) => one !== entry));
  }, [inDialog]);
}

/** Does what a key does on the screen that is open; of several the one shown last. What lies behind a dialog hears nothing. */
export const pressScreenKey = (pressed: string, dialogOpen: boolean): void =>
  registered
    .get()
    .filter(({ inDialog }) => inDialog || !dialogOpen)
    .flatMap(({ keys }) => keys)
    .findLast(({ key }) => key === pressed)
    ?.act();

/** The keys of the screen that is open, live, for the sheet of shortcuts. */
export const useAllScreenKeys = (): readonly ScreenKey[] =>
  registered.use().flatMap(({ keys }) => keys);
