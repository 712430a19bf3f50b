import { useEffect } from 'react';
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

/** Rows of a resource were changed here: what the server tells of that is no news. */
export const noteOwnChange = (name: string): void => void ownAt.set(name, performance.now());

/** Whether a change that the server tells of now may be one made here. */
export const mayBeOwn = (name: string): boolean =>
  performance.now() - (ownAt.get(name) ?? -Infinity) < own;

/** The server says that rows of a resource changed. */
export const noteChange = (name: string): void => {
  const held = changesOf(name);
  held.set(held.get() + 1);
};

/** What the server told of while nobody here could hear it may have been anything. */
export function noteMissedChanges(): void {
  for (const held of changes.values()) held.set(held.get() + 1);
}

/** How many changes of a resource the server has told of since the page was loaded, live. */
export const useChanges = (name: string): number => changesOf(name).use();

/** Reads what was asked for anew whenever more has changed. */
export function useReadAgain(
  { refetch }: { refetch: () => Promise<unknown> },
  changes: number,
): void {
  useEffect(() => {
    if (changes > 0) void refetch();
  }, [changes, refetch]);
}
