import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepInTab, readInTab } from '#src/device/storage.ts';

const keyOf = (locationKey: string) => `wheelhouse.scroll ${locationKey}`;
// A list that comes from the cache is as high as before within this time, or it is another list.
const patience = 3000;

/** Brings a scrolling part of the page back to where it was when the person comes back to an address; starts at its top elsewhere. */
export function useContentScroll(content: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const wanted = isReturn ? Number(readInTab(keyOf(key)) ?? 0) : 0;
    element.scrollTop = wanted;
    const over = new AbortController();
    const { signal } = over;
    // What is still being loaded makes the page too short to scroll to at first.
    const grows = new ResizeObserver(() => {
      if (element.scrollTop < wanted) element.scrollTop = wanted;
      else grows.disconnect();
    });
    if (wanted && element.scrollTop < wanted) {
      for (const child of element.children) grows.observe(child);
      setTimeout(() => grows.disconnect(), patience);
    }
    const givesUp = () => grows.disconnect();
    element.addEventListener('wheel', givesUp, { signal, passive: true });
    element.addEventListener('touchmove', givesUp, { signal, passive: true });
    let scrolled = wanted;
    element.addEventListener('scroll', () => (scrolled = element.scrollTop), { signal });
    const note = () => keepInTab(keyOf(key), String(Math.round(scrolled)));
    globalThis.addEventListener('pagehide', note, { signal });
    return () => {
      grows.disconnect();
      over.abort();
      note();
    };
  }, [content, key, isReturn]);
}
