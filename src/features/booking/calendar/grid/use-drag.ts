import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { instantOf, positionOf } from '../time/axis.ts';
import { daysIn, timesOf, type Column } from './columns.ts';
import { axisPx, stepped } from './geometry.ts';
import { isWhereItWas, meantAt, type Meant } from './place-meant.ts';

const minuteMs = 60_000;
// A hand that presses moves a little.
const least = 4;
// So near the edge what is dragged draws the calendar along, so much at a time (px).
const edge = 36;
const drawnBy = 14;

/** Where in the calendar a pointer is. */
export interface Pointed {
  readonly column: number;
  /** Minute of the axis. */
  readonly position: number;
}

interface Drag {
  readonly kind: 'move' | 'resize' | 'new';
  readonly booking: DrawnBooking | null;
  readonly source: number | undefined;
  /** Where it began. */
  readonly x: number;
  readonly y: number;
  /** How far below the beginning of the booking it was taken, in minutes. */
  readonly grip: number;
  readonly start: Pointed | null;
}

interface Input {
  grid: RefObject<HTMLElement | null>;
  columns: readonly Column[];
  step: number;
  pointedAt: (x: number, y: number) => Pointed;
  onDrop: (meant: Meant) => void;
}

/** What is dragged by a mouse or a pen, and where to; a finger scrolls, and has the dialog. */
export function useDrag({ grid, columns, step, pointedAt, onDrop }: Input) {
  const [meant, setMeant] = useState<Meant | null>(null);
  const drag = useRef<Drag | null>(null);
  // Once other days have come, what was taken is not there any more.
  const [takenOn, setTakenOn] = useState<string | null>(null);
  const days = daysIn(columns);
  const dragging = takenOn === days;
  const now = useRef({ columns, step, pointedAt, onDrop });
  now.current = { columns, step, pointedAt, onDrop };

  useEffect(() => {
    if (!dragging) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const last = { x: 0, y: 0 };
    // A hand may be quicker than what is drawn.
    let latest: Meant | null = null;
    const end = () => {
      drag.current = null;
      setMeant(null);
      setTakenOn(null);
    };
    const follow = () => {
      const { current } = drag;
      if (!current) return;
      const far = Math.hypot(last.x - current.x, last.y - current.y) >= least;
      if (!far && !latest) return;
      const isInside = current.source !== undefined || isOver(grid.current, last);
      const to = isInside
        ? meantBy(current, now.current.pointedAt(last.x, last.y), now.current)
        : null;
      const isSame =
        latest?.begins === to?.begins &&
        latest?.column === to?.column &&
        latest?.minutes === to?.minutes;
      latest = to;
      if (!isSame) setMeant(to);
    };
    const drawAlong = setInterval(() => {
      const box = grid.current?.getBoundingClientRect();
      const { current } = drag;
      if (!box || !current || !latest) return;
      // Not where it was taken: whoever takes something near the edge is not on the way there.
      const way = (at: number, began: number, from: number, to: number) =>
        at < Math.min(from + edge, began - least)
          ? -drawnBy
          : at > Math.max(to - edge, began + least)
            ? drawnBy
            : 0;
      const inside = last.x > box.left && last.x < box.right;
      const head = grid.current?.querySelector<HTMLElement>('.calendar-head')?.offsetHeight ?? 0;
      const by = {
        left: way(last.x, current.x, box.left + axisPx, box.right),
        top: way(last.y, current.y, box.top + head, box.bottom),
      };
      if (!inside || (by.left === 0 && by.top === 0)) return;
      grid.current?.scrollBy(by);
      follow();
    }, 16);
    const moved = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      Object.assign(last, { x, y });
      follow();
    };
    document.addEventListener('pointermove', moved, { signal });
    document.addEventListener(
      'pointerup',
      (event) => {
        moved(event);
        const to = latest;
        end();
        if (to && !isWhereItWas(to)) now.current.onDrop(to);
      },
      { signal },
    );
    document.addEventListener('pointercancel', end, { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        end();
      },
      { signal, capture: true },
    );
    return () => {
      over.abort();
      clearInterval(drawAlong);
    };
  }, [dragging, grid]);

  /** A press that may become a drag. */
  function take(event: PointerEvent, what: Pick<Drag, 'kind' | 'booking' | 'source'>) {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    const start = what.source === undefined ? null : pointedAt(x, y);
    const column = start && columns[start.column];
    const from = what.booking && column ? positionOf(column.day, timesOf(what.booking).from) : null;
    drag.current = {
      ...what,
      x,
      y,
      start,
      grip: start && from !== null ? start.position - from : 0,
    };
    setMeant(null);
    setTakenOn(days);
  }
  return { meant: dragging ? meant : null, take };
}

// From elsewhere it has to come into the calendar first.
function isOver(grid: HTMLElement | null, { x, y }: { x: number; y: number }): boolean {
  const box = grid?.getBoundingClientRect();
  return !!box && x > box.left && x < box.right && y > box.top && y < box.bottom;
}

type Now = Pick<Input, 'columns' | 'step'>;

function meantBy(drag: Drag, to: Pointed, { columns, step }: Now): Meant | null {
  const { kind, booking, source, start, grip } = drag;
  if (kind === 'move') {
    const minutes = booking?.minutes || step;
    const at = meantAt(columns, to.column, to.position - grip + step / 2, step);
    return { booking, source, ...at, minutes };
  }
  const column = source ?? 0;
  const { day } = columns[column]!;
  const first = booking
    ? timesOf(booking).from
    : instantOf(day, stepped(Math.min(start!.position, to.position), step));
  const reach = booking ? to.position : Math.max(start!.position, to.position);
  const last = instantOf(day, stepped(reach, step)) + step * minuteMs;
  const minutes = Math.max(step, (last - first) / minuteMs);
  return { booking, source, column, begins: first, minutes };
}
