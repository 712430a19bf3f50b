import { axisPx } from './geometry.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Scrolls the calendar to what stands there in it, and no more than is needed. */
export function bringIntoView(grid: HTMLElement, { left, top, width, height }: Box): void {
  const head = grid.querySelector<HTMLElement>('.calendar-head')?.offsetHeight ?? 0;
  const over = (at: number, size: number, scrolled: number, room: number) =>
    Math.min(0, at - scrolled) || Math.max(0, Math.min(at, at + size - room) - scrolled);
  grid.scrollBy({
    left: over(left, width, grid.scrollLeft, grid.clientWidth - axisPx),
    top: over(top, height, grid.scrollTop, grid.clientHeight - head),
  });
}
