import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { Interval } from '#contract/booking/schedules/intervals.ts';
import { positionOf } from '../time/axis.ts';
import { daysIn, type Column } from './columns.ts';
import { minutePx, axisPx } from './geometry.ts';
import type { Meant } from './place-meant.ts';

interface Input {
  grid: RefObject<HTMLElement | null>;
  columns: readonly Column[];
  width: number;
  hours: Interval;
  isLaidOut: boolean;
  /** Where it is now, where one of the days is today. */
  now: { readonly column: number; readonly position: number } | null;
}

/**
 * Scrolls the calendar to where days begin and, by what it returns, to where keys have gone. Nothing else does: a mouse is there already, and what it is over stays below it.
 */
export function useScroll({ grid, columns, width, hours, isLaidOut, now }: Input) {
  const [days, isThere] = [daysIn(columns), columns.length > 0 && isLaidOut];
  // Today begins shortly before now, any other day where it opens.
  const begin = useEffectEvent(() => {
    grid.current?.scrollTo({
      top: now ? (now.position - hours.from - 60) * minutePx : 0,
      left: days.includes(' ') && now ? now.column * width : 0,
    });
  });
  // Before it is seen: what is seen is pressed.
  useLayoutEffect(() => {
    if (isThere) begin();
  }, [days, isThere]);

  return ({ column, begins, minutes }: Meant) => {
    const top = (positionOf(columns[column]!.day, begins) - hours.from) * minutePx;
    const box = { left: column * width, width, top, height: minutes * minutePx };
    if (grid.current) bringIntoView(grid.current, box);
  };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Scrolls the calendar to what stands there in it, and no more than is needed. */
function bringIntoView(grid: HTMLElement, { left, top, width, height }: Box): void {
  const head = grid.querySelector<HTMLElement>('.calendar-head')?.offsetHeight ?? 0;
  const over = (at: number, size: number, scrolled: number, room: number) =>
    Math.min(0, at - scrolled) || Math.max(0, Math.min(at, at + size - room) - scrolled);
  grid.scrollBy({
    left: over(left, width, grid.scrollLeft, grid.clientWidth - axisPx),
    top: over(top, height, grid.scrollTop, grid.clientHeight - head),
  });
}
