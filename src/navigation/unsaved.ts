import { useEffect, useSyncExternalStore } from 'react';

const forms = new Set<symbol>();
const listeners = new Set<() => void>();

/** Whether a form holds something typed that is not saved: the page must not be loaded again by itself. */
export const hasUnsaved = (): boolean => forms.size > 0;

/** The same, live. */
export const useHasUnsaved = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, hasUnsaved);

/** Registers a form as long as `dirty` says that it holds something not saved; the browser then asks before the page is left. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => (dirty ? register() : undefined), [dirty]);
}

function register(): () => void {
  const form = Symbol();
  change(() => forms.add(form));
  return () => change(() => forms.delete(form));
}

function change(apply: () => void): void {
  apply();
  if (hasUnsaved()) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
