import { holdValue } from './held-value.ts';
import { logProblem } from './log.ts';

/**
 * Values kept on the device. Storage throws when the browser forbids it or when it is full: then
 * they live as long as the page does.
 */
const inMemory = new Map<string, string>();

/** Whether something is held by this page alone, because the browser keeps nothing or has no room. */
export const isHeldInMemory = holdValue(false);

type Storages = 'localStorage' | 'sessionStorage';
type Listener = () => void;
const listeners = new Map<string, Set<Listener>>();

const memoryKey = (storage: Storages, key: string) => `${storage} ${key}`;

function read(storage: Storages, key: string): string | null {
  const held = inMemory.get(memoryKey(storage, key));
  if (held !== undefined) return held;
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

function write(storage: Storages, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, value);
    inMemory.delete(memoryKey(storage, key));
  } catch (cause) {
    logProblem(`${storage} does not keep ${key}`, cause);
    if (value === null) inMemory.delete(memoryKey(storage, key));
    else inMemory.set(memoryKey(storage, key), value);
  }
  isHeldInMemory.set(inMemory.size > 0);
}

/** What this device keeps under a key, or null. */
export const readKept = (key: string): string | null => read('localStorage', key);

/** Keeps a value on this device, null forgets it; tells every tab's `watchKept`. */
export function keep(key: string, value: string | null): void {
  write('localStorage', key, value);
  for (const listener of listeners.get(key) ?? []) listener();
}

/** Keeps a value in place of one that may not come back with the next page, as the login of somebody else: it goes also where there is no room for the new one. */
export function keepInstead(key: string, value: string): void {
  keep(key, value);
  if (!inMemory.has(memoryKey('localStorage', key))) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // It keeps nothing.
  }
}

/** Calls back when a kept value changes, in this tab or another one; returns what ends it. */
export function watchKept(key: string, listener: Listener): () => void {
  const all = listeners.get(key) ?? new Set();
  listeners.set(key, all.add(listener));
  const changed = (event: StorageEvent) => {
    // A null key says that everything was cleared.
    if (event.key !== key && event.key !== null) return;
    inMemory.delete(memoryKey('localStorage', key));
    isHeldInMemory.set(inMemory.size > 0);
    listener();
  };
  globalThis.addEventListener('storage', changed);
  return () => {
    all.delete(listener);
    globalThis.removeEventListener('storage', changed);
  };
}

/** What this tab keeps under a key until it is closed, or null. */
export const readInTab = (key: string): string | null => read('sessionStorage', key);

/** Keeps a value until the tab is closed. */
export const keepInTab = (key: string, value: string | null): void =>
  write('sessionStorage', key, value);
