import { useEffect, useRef } from 'react';
import { holdValue, type HeldValue } from '#src/device/held-value.ts';

// What one does oneself comes back as a change, too, within this time (ms).
const own = 2000;

const changes = new Map<string, HeldValue<number>>();
const ownAt = new Map<string, number>();

function changesOf(name: string): HeldValue<number> {
  const held = changes.get(name) ?? holdValue(0);
  changes.set(name, held);
  return held;
}

/** Rows of a resource were changed here: what the server reports that is no news. */
export const noteOwnChange = (name: string): void => void ownAt.set(name, performance.now());

/** Whether a change that the server reports now may be one made here. */
export const mayBeOwn = (name: string): boolean =>
  performance.now() - (ownAt.get(name) ?? -Infinity) < own;

/** The server says that rows of a resource changed. */
export const noteChange = (name: string): void => {
  const held = changesOf(name);
  held.set(held.get() + 1);
};

/** What the server reported while nobody here could hear it may have been anything. */
export function noteMissedChanges(): void {
  for (const held of changes.values()) held.set(held.get() + 1);
}

/** How many changes of a resource the server has reported since the page was loaded, live. */
export const useChanges = (name: string): number => changesOf(name).use();

/** Reads what was asked for again once more has changed; what changes while it is read is read once, after that. */
export function useReadAgain(
  { refetch, isLoading }: { refetch: () => Promise<unknown>; isLoading: boolean },
  changes: number,
): void {
  const atFirst = useRef(changes);
  const latest = useRef(0);
  const loading = useRef(isLoading);
  const isReading = useRef(false);
  useEffect(() => {
    loading.current = isLoading;
  });
  useEffect(() => {
    latest.current = changes;
    if (changes === 0 || isReading.current) return;
    // Who asks again joins the first reading, which may be of before the change.
    const joins = loading.current && changes !== atFirst.current;
    const read = async () => {
      if (joins) await refetch();
      for (let seen = 0; seen !== latest.current;) {
        seen = latest.current;
        await refetch();
      }
    };
    isReading.current = true;
    void read().finally(() => (isReading.current = false));
  }, [changes, refetch]);
}
