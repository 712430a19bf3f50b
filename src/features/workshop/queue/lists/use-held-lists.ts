import { useEffect, useRef, useState } from 'react';
import type { QueuePerson } from '#contract/workshop/queue.ts';
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
  // No state: a finger that is put down would have all rows drawn before its press is taken.
  const held = useRef<QueueLists | null>(null);
  const [, setReleased] = useState({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const down = useRef(false);

  function releaseSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      held.current = null;
      setReleased({});
    }, settleMs);
  }

  useEffect(() => {
    // Wherever the finger is lifted, also off the rows.
    const up = () => {
      if (!down.current) return;
      down.current = false;
      releaseSoon();
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
    held.current ??= lists;
    if (down.current) clearTimeout(timer.current);
    else releaseSoon();
  }

  const { current: before } = held;
  const shown: QueueLists = before
    ? {
        expediting: heldRows(before.expediting, people),
        waiting: heldRows(before.waiting, people),
        completed: heldRows(before.completed, people),
      }
    : lists;
  const onRows = { onPointerDown: () => touch(true), onPointerMove: () => touch(false) };
  return [shown, onRows] as const;
}
