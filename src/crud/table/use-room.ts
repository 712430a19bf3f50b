import { useLayoutEffect, useState, type RefObject } from 'react';

/** How wide what holds a table is, in px, as it becomes wider and narrower; endless until that is known. */
export function useRoom(table: RefObject<HTMLTableElement | null>): number {
  const [room, setRoom] = useState(Infinity);
  useLayoutEffect(() => {
    const holder = table.current?.parentElement;
    if (!holder) return undefined;
    const measure = () => setRoom(holder.clientWidth);
    measure();
    const seen = new ResizeObserver(measure);
    seen.observe(holder);
    return () => seen.disconnect();
  }, [table]);
  return room;
}
