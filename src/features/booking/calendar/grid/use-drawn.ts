import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Interval } from '#contract/booking/schedules/intervals.ts';
import { leaveIdle, whenIdle } from '#src/device/wake/idle.ts';
import type { Column } from './columns.ts';
import { columnPx, drawn, together } from './geometry.ts';

/** What is drawn of some columns, and how much room there was for them. */
interface Drawn {
  readonly of: readonly Column[];
  readonly shown: Interval;
  readonly room: number;
}

const none: Interval = { from: 0, to: 0 };
const isSame = (one: Interval, other: Interval) => one.from === other.from && one.to === other.to;

// A user who scrolls on has not stopped for as long.
const restMs = 200;

/**
 * How wide a column is, and which of them are drawn: those in sight at once, and the others a few at a
 * time while nobody scrolls and there is nothing else to do. What is drawn stays, so that nothing is
 * worked out while it is scrolled over.
 */
export function useDrawn(
  box: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  least: number,
) {
  const [known, setKnown] = useState<Drawn>({ of: columns, shown: none, room: 0 });
  const seen = useRef(none);
  const { length } = columns;

  // Before anything is painted: what is seen stays where it is.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let handle = 0;
    const read = () => {
      handle = 0;
      const room = element.clientWidth;
      const there = drawn(element.scrollLeft, room, columnPx(room, length, least), length);
      if (!isSame(there, seen.current)) seen.current = there;
      const now = seen.current;
      setKnown((before) => {
        const shown = before.of === columns ? together(before.shown, now) : now;
        const isKnown = before.of === columns && before.room === room;
        return isKnown && isSame(shown, before.shown) ? before : { of: columns, shown, room };
      });
    };
    const schedule = () => (handle ||= requestAnimationFrame(read));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(handle);
      observer.disconnect();
      element.removeEventListener('scroll', schedule);
    };
  }, [box, columns, length, least]);

  const { room } = known;
  // Of other columns, those that are seen come first again; the others are not drawn once only to be taken away.
  const shown = known.of === columns ? known.shown : seen.current;
  const { from, to } = shown;
  const isWhole = to === 0 || (from === 0 && to === length);
  useEffect(() => {
    const element = box.current;
    if (isWhole || !element) return undefined;
    const next = { from: Math.max(0, from - 1), to: Math.min(length, to + 1) };
    const grow = () =>
      setKnown((before) => (before.of === columns ? { ...before, shown: next } : before));
    let handle = whenIdle(grow);
    let rests: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      leaveIdle(handle);
      clearTimeout(rests);
      rests = setTimeout(() => (handle = whenIdle(grow)), restMs);
    };
    element.addEventListener('scroll', wait, { passive: true });
    return () => {
      leaveIdle(handle);
      clearTimeout(rests);
      element.removeEventListener('scroll', wait);
    };
  }, [box, columns, length, from, to, isWhole]);

  return { width: columnPx(room, length, least), shown, isLaidOut: room > 0 };
}
