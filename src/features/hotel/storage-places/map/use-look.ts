import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import { fit, zoomed, type Layout, type Look } from './map-layout.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

// Less than this (px) is a press, not a pull.
const still = 6;

interface Callbacks {
  /** It is looked at otherwise, and stays to be so: told in every frame, and nothing is rendered. */
  readonly onMove: (look: Look) => void;
  /** Where it was pressed. */
  readonly onPress: (at: { x: number; y: number }) => void;
}

/** How the picture is looked at: moved and looked at closer by finger, mouse and wheel. */
export function useLook(
  view: RefObject<HTMLElement | null>,
  layout: Layout,
  size: Size,
  callbacks: Callbacks,
) {
  const all = fit(layout, size);
  const own = useRef<Look | null>(null);
  const [, render] = useReducer((times: number) => times + 1, 0);
  const now = useRef({ all, callbacks });
  now.current = { all, callbacks };
  const set = (next: Look | null) => {
    own.current = next;
    render();
  };
  const look = useCallback(() => own.current ?? now.current.all, []);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const over = new AbortController();
    const { signal } = over;
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    const take = (next: Look) => {
      const wasWhole = own.current === null;
      own.current = next;
      now.current.callbacks.onMove(next);
      if (wasWhole) render();
    };
    // Where it is on the page is asked once for each pull: that costs more than to move it.
    let corner = { left: 0, top: 0 };
    const find = () => (corner = element.getBoundingClientRect());
    const at = ({ clientX, clientY }: MouseEvent) => ({
      x: clientX - corner.left,
      y: clientY - corner.top,
    });
    const middle = () => {
      const all = [...fingers.values()];
      const x = all.reduce((sum, finger) => sum + finger.x, 0) / all.length;
      const y = all.reduce((sum, finger) => sum + finger.y, 0) / all.length;
      const [one, other] = all;
      return { x, y, apart: one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0 };
    };
    const listen = <K extends keyof HTMLElementEventMap>(
      kind: K,
      handler: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(kind, handler, { signal, passive: false });
    listen('pointerdown', (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      if (fingers.size === 0) {
        moved = 0;
        find();
      }
      fingers.set(event.pointerId, at(event));
    });
    listen('pointermove', (event) => {
      if (!fingers.has(event.pointerId)) return;
      const before = middle();
      fingers.set(event.pointerId, at(event));
      const after = middle();
      const [x, y] = [after.x - before.x, after.y - before.y];
      moved += Math.hypot(x, y);
      if (moved < still && fingers.size === 1) return;
      const from = look();
      const pulled = { ...from, x: from.x + x, y: from.y + y };
      const by = before.apart > 0 ? after.apart / before.apart : 1;
      take(by === 1 ? pulled : zoomed(pulled, by, after, now.current.all.scale));
    });
    const lift = (event: PointerEvent) => {
      const pressed = fingers.delete(event.pointerId) && fingers.size === 0 && moved < still;
      if (pressed && event.type === 'pointerup') now.current.callbacks.onPress(at(event));
    };
    listen('pointerup', lift);
    listen('pointercancel', lift);
    listen('wheel', (event) => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 16 : 1;
      const by = Math.exp((-event.deltaY * lines) / 400);
      find();
      take(zoomed(look(), by, at(event), now.current.all.scale));
    });
    // The frame would take a pull for its own.
    for (const kind of ['touchstart', 'touchmove'] as const) {
      listen(kind, (event) => event.stopPropagation());
    }
    return () => over.abort();
  }, [view, look]);

  return {
    /** How it is looked at now; it goes on while nothing is rendered. */
    look,
    /** All of it is seen: a finger that goes up or down moves the page. */
    isWhole: own.current === null,
    whole: () => set(null),
    set,
    zoom: (by: number) =>
      set(zoomed(look(), by, { x: size.width / 2, y: size.height / 2 }, all.scale)),
  };
}
