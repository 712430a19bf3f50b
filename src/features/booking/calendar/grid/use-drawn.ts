import { useLayoutEffect, useState, type RefObject } from 'react';
import { columnPx, drawn } from './geometry.ts';

/** How wide a column is, and which of them are drawn; new only when others come into sight, and once a frame at most. */
export function useDrawn(box: RefObject<HTMLElement | null>, columns: number) {
  const [state, set] = useState({ from: 0, to: 0, room: 0 });
  // Before anything is painted: what is seen stays where it is.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let asked = 0;
    const read = () => {
      asked = 0;
      const room = element.clientWidth;
      const { from, to } = drawn(element.scrollLeft, room, columnPx(room, columns), columns);
      set((before) =>
        before.from === from && before.to === to && before.room === room
          ? before
          : { from, to, room },
      );
    };
    const ask = () => (asked ||= requestAnimationFrame(read));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', ask, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
      element.removeEventListener('scroll', ask);
    };
  }, [box, columns]);
  return { width: columnPx(state.room, columns), shown: state, isLaidOut: state.room > 0 };
}
