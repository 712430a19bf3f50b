import { useEffect, useRef, useState } from 'react';
import type { QueuePerson } from '#contract/desk/queue.ts';
import { heldRows } from './queue-lists.ts';
import type { QueueLists } from './queue-lists.ts';

// How long rows stay where they are after a finger or a pointer was on them.
const settleMs = 700;

/**
 * Lists whose rows do not move while somebody is about to press one: as long as a finger is down,
 * and a moment after it, or after the pointer moved over them. What the rows say is always new.
 * The second value goes on what holds the rows.
 */
export function useHeldLists(lists: QueueLists, people: readonly QueuePerson[]) {
  const [held, setHeld] = useState<QueueLists | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const down = useRef(false);

  useEffect(() => {
    // Wherever the finger is lifted, also off the rows.
    const up = () => {
      if (!down.current) return;
      down.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setHeld(null), settleMs);
    };
    globalThis.addEventListener('pointerup', up);
    globalThis.addEventListener('pointercancel', up);
    return () => {
      clearTimeout(timer.current);
      globalThis.removeEventListener('pointerup', up);
      globalThis.removeEventListener('pointercancel', up);
    };
  }, []);

  function touch(isDown: boolean) {
    down.current ||= isDown;
    setHeld((now) => now ?? lists);
    clearTimeout(timer.current);
    if (!down.current) timer.current = setTimeout(() => setHeld(null), settleMs);
  }

  const shown: QueueLists = held
    ? {
        expediting: heldRows(held.expediting, people),
        waiting: heldRows(held.waiting, people),
        completed: heldRows(held.completed, people),
      }
    : lists;
  const onRows = { onPointerDown: () => touch(true), onPointerMove: () => touch(false) };
  return [shown, onRows] as const;
}
