import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { Interval } from '#contract/booking/schedules/intervals.ts';
import type { Column } from './columns.ts';
import { columnPx, drawn, together } from './geometry.ts';

/**
 * How wide a column is, and which of them are drawn: those in sight at once, and the others a few at a
 * time whenever there is nothing else to do, so that none has to be drawn while somebody scrolls.
 */
export function useDrawn(box: RefObject<HTMLElement | null>, columns: readonly Column[]) {
  const [{ seen, room }, see] = useState({ seen: { from: 0, to: 0 }, room: 0 });
  const [grown, grow] = useState<Interval & { readonly of: readonly Column[] }>();
  const { length } = columns;
  // Of other columns, those that are seen come first again.
  const shown = grown?.of === columns ? together(grown, seen) : seen;

  // Before anything is painted: what is seen stays where it is.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let asked = 0;
    const read = () => {
      asked = 0;
      const wide = element.clientWidth;
      const { from, to } = drawn(element.scrollLeft, wide, columnPx(wide, length), length);
      see((before) =>
        before.seen.from === from && before.seen.to === to && before.room === wide
          ? before
          : { seen: { from, to }, room: wide },
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
  }, [box, length]);

  const { from, to } = shown;
  const isWhole = to === 0 || (from === 0 && to === length);
  useEffect(() => {
    if (isWhole) return undefined;
    const next = { of: columns, from: Math.max(0, from - 1), to: Math.min(length, to + 1) };
    const asked = whenIdle(() => grow(next));
    return () => leave(asked);
  }, [columns, length, from, to, isWhole]);

  return { width: columnPx(room, length), shown, isLaidOut: room > 0 };
}

// Safari knows no idle time.
const hasIdle = typeof requestIdleCallback === 'function';
const whenIdle = (work: () => void): number =>
  hasIdle ? requestIdleCallback(work) : window.setTimeout(work, 50);
const leave = (asked: number): void =>
  hasIdle ? cancelIdleCallback(asked) : window.clearTimeout(asked);
