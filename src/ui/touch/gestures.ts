import type { ItemReorderEventDetail } from '@ionic/core';
import { defineCustomElement } from '@ionic/core/components/ion-reorder-group.js';
import { createGesture, type GestureConfig, type GestureDetail } from '@ionic/react';
import { logProblem } from '#src/device/log.ts';
import { breakpoints } from '../layout/breakpoints.ts';
import './ionic.ts';
import './gestures.css';

const isOver = '[popover], dialog, [role="slider"], input[type="range"], .segments, .toggle';

const targetOf = ({ event }: GestureDetail): Element | null =>
  event.target instanceof Element ? event.target : null;

/** What lies over the page moves by itself, and so does what is drawn on. */
const isPage = (target: Element, area: Element): boolean =>
  !area.contains(target.closest(isOver)) && getComputedStyle(target).touchAction !== 'none';

function isAtTop(target: Element, area: Element): boolean {
  for (let at: Element | null = target; at && at !== area; at = at.parentElement) {
    if (at.scrollTop > 0) return false;
  }
  return true;
}

// How far it has to be pulled, and how much of the way the finger goes is seen (px).
const enough = 72;
const share = 0.5;

/** A pull at the top of what scrolls in an area asks for it again. Returns what ends it. */
export function pullToRefresh(area: HTMLElement, refresh: () => Promise<unknown>): () => void {
  const sign = document.createElement('div');
  sign.className = 'pull';
  sign.ariaHidden = 'true';
  sign.append(Object.assign(document.createElement('span'), { className: 'spinner' }));
  area.prepend(sign);
  const show = (state: string, by = 0) => {
    sign.dataset.state = state;
    sign.style.setProperty('--pulled', `${by}px`);
  };
  const gesture = createGesture({
    el: area,
    gestureName: 'pull-to-refresh',
    gesturePriority: 31,
    direction: 'y',
    maxAngle: 30,
    canStart: (detail) => {
      const target = targetOf(detail);
      const isFree = sign.dataset.state !== 'busy';
      return isFree && target !== null && isPage(target, area) && isAtTop(target, area);
    },
    onMove: ({ deltaY }) => {
      const by = Math.min(deltaY * share, enough);
      if (by > 0) show(by < enough ? 'pulled' : 'ready', by);
    },
    onEnd: ({ deltaY }) => {
      if (deltaY * share < enough) show('');
      else {
        show('busy', enough);
        void refresh()
          .catch((cause: unknown) => logProblem('What is shown was not read again', cause))
          .finally(() => show(''));
      }
    },
  });
  gesture.enable();
  return () => {
    gesture.destroy();
    sign.remove();
  };
}

/** What a finger does that goes across something. Returns what ends it. */
function across(
  el: HTMLElement,
  gestureName: string,
  gesturePriority: number,
  does: Pick<GestureConfig, 'canStart' | 'onStart' | 'onMove' | 'onEnd'>,
): () => void {
  const gesture = createGesture({
    el,
    gestureName,
    gesturePriority,
    direction: 'x',
    maxAngle: 30,
    ...does,
  });
  gesture.enable();
  return () => gesture.destroy();
}

const sides = ['start', 'end'] as const;

const buttonOn = (row: HTMLElement, side: (typeof sides)[number]) =>
  row.querySelector<HTMLButtonElement>(`[data-swipe="${side}"]:enabled`);

/**
 * A row moved to the right presses its button with `data-swipe="start"`, to the left that with
 * `data-swipe="end"`: what a swipe does can always be done without. Returns what ends it.
 */
export function swipeRows(area: HTMLElement): () => void {
  let row: HTMLElement | null = null;
  const reach = () => Math.min(160, (row?.clientWidth ?? 0) * 0.4);
  const sideOf = (by: number) => (by > 0 ? 'start' : 'end');
  return across(area, 'swipe-row', 40, {
    canStart: (detail) => {
      const target = targetOf(detail);
      row = target && isPage(target, area) ? target.closest<HTMLElement>('.swiped') : null;
      return row !== null && sides.some((side) => buttonOn(row!, side));
    },
    onStart: () => {
      for (const side of sides) {
        const button = row && buttonOn(row, side);
        const word = button?.dataset.word ?? button?.textContent;
        row?.setAttribute(`data-to-${side}`, word ?? '');
      }
    },
    onMove: ({ deltaX }) => {
      const can = row && buttonOn(row, sideOf(deltaX));
      const by = can ? deltaX : 0;
      row?.style.setProperty('--swiped', `${by}px`);
      row?.toggleAttribute('data-taken', Math.abs(by) >= reach());
    },
    onEnd: ({ deltaX }) => {
      const button = row && buttonOn(row, sideOf(deltaX));
      row?.style.removeProperty('--swiped');
      row?.removeAttribute('data-taken');
      if (Math.abs(deltaX) >= reach()) button?.click();
    },
  });
}

/** What is said at the foot goes with the finger, to either side; moved far, its cross is pressed. Returns what ends it. */
export function swipeAway(area: HTMLElement): () => void {
  let said: HTMLElement | null = null;
  return across(area, 'swipe-away', 41, {
    canStart: (detail) => {
      said = targetOf(detail)?.closest<HTMLElement>('.swiped') ?? null;
      return said !== null;
    },
    onMove: ({ deltaX }) => said?.style.setProperty('--swiped', `${deltaX}px`),
    onEnd: ({ deltaX }) => {
      if (Math.abs(deltaX) >= enough) said?.querySelector<HTMLElement>('.close-button')?.click();
      // It goes on from where the finger left it.
      else said?.style.removeProperty('--swiped');
    },
  });
}

/** A finger that goes across an area asks for what is after it (to the left) or before. Returns what ends it. */
export function swipeAcross(area: HTMLElement, turn: (by: 1 | -1) => void): () => void {
  return across(area, 'swipe-across', 38, {
    canStart: (detail) => {
      const target = targetOf(detail);
      return target !== null && isPage(target, area) && detail.startX < innerWidth - ownGesture;
    },
    onMove: ({ deltaX }) => area.style.setProperty('translate', `${deltaX * share}px`),
    onEnd: ({ deltaX }) => {
      area.style.removeProperty('translate');
      if (Math.abs(deltaX) >= enough) turn(deltaX < 0 ? 1 : -1);
    },
  });
}

/** A drawer at the right goes with the finger, and asks to be closed when it was moved out by a third. Returns what ends it. */
export function dragOut(drawer: HTMLElement, onClose: () => void): () => void {
  return across(drawer, 'drawer', 40, {
    onMove: ({ deltaX }) => drawer.style.setProperty('translate', `${Math.max(0, deltaX)}px`),
    onEnd: ({ deltaX }) => {
      if (deltaX > drawer.clientWidth / 3) onClose();
      else drawer.style.removeProperty('translate');
    },
  });
}

/** Lets a finger move the lines of an `ion-reorder-group` by what stands in an `ion-reorder`. Returns what ends it. */
export function reorderLines(
  group: HTMLElement & { disabled?: boolean },
  onMove: (from: number, to: number) => void,
): () => void {
  defineCustomElement();
  group.disabled = false;
  const end = (event: Event) => {
    const { from, to, complete } = (event as CustomEvent<ItemReorderEventDetail>).detail;
    if (from !== to) onMove(from, to);
    complete(false);
  };
  group.addEventListener('ionReorderEnd', end);
  return () => group.removeEventListener('ionReorderEnd', end);
}

// A device's own gesture at its edge takes the finger before it has come this far (px).
const ownGesture = 40;
const edge = 72;
const least = 120;

const scrollsOn = (target: Element, area: Element): boolean => {
  for (let at: Element | null = target; at && at !== area; at = at.parentElement) {
    const isAtEnd = at.scrollLeft + at.clientWidth >= at.scrollWidth - 1;
    if (!isAtEnd && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  }
  return false;
};

/**
 * A finger that comes from the right edge of the window opens a drawer and draws it in, and lets it
 * go again before it is a third there. Rows that are swiped, what scrolls sideways and a device's
 * own gesture there keep theirs. Returns what ends it.
 */
export function drawIn(area: HTMLElement, open: () => void, close: () => void): () => void {
  const { style } = document.documentElement;
  let opened = false;
  return across(area, 'draw-in', 35, {
    canStart: (detail) => {
      const target = targetOf(detail);
      opened = false;
      return (
        detail.startX > innerWidth - edge &&
        !matchMedia(breakpoints.desktop).matches &&
        target !== null &&
        isPage(target, area) &&
        target.closest('.swiped') === null &&
        !scrollsOn(target, area)
      );
    },
    onMove: ({ deltaX }) => {
      style.setProperty('--drawn-in', `${-deltaX}px`);
      if (opened || -deltaX < ownGesture) return;
      opened = true;
      open();
    },
    onEnd: ({ deltaX }) => {
      // It stands where the finger left it, and does not come in once more.
      for (const drawer of document.querySelectorAll('.drawer')) drawer.classList.add('drawn-in');
      style.removeProperty('--drawn-in');
      if (opened && -deltaX < least) close();
    },
  });
}
