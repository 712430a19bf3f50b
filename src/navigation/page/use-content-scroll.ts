import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepInTab, readInTab } from '#src/device/storage.ts';

// The first address of every page that is loaded has the same key.
const keyOf = (part: string, locationKey: string, pathname: string) =>
  `wheelhouse.scroll${part} ${locationKey} ${pathname}`;
// A list that comes from the cache is as high as before within this time, or it is another list.
const patience = 3000;

/**
 * Brings a scrolling part of the page back to where it was when the person comes back to an
 * address; starts at its top elsewhere. `part` tells it from others on the page. It stays where it
 * is when the screen only says more of itself in its address.
 */
export function useContentScroll(content: RefObject<HTMLElement | null>, part = ''): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const isReturn = how === 'POP';
  const last = useRef(pathname);

  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const stays = how === 'REPLACE' && last.current === pathname;
    last.current = pathname;
    const kept = isReturn ? Number(readInTab(keyOf(part, key, pathname)) ?? 0) : 0;
    const wanted = stays ? element.scrollTop : kept;
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
    const note = () => keepInTab(keyOf(part, key, pathname), String(Math.round(scrolled)));
    globalThis.addEventListener('pagehide', note, { signal });
    return () => {
      grows.disconnect();
      over.abort();
      note();
    };
  }, [content, how, isReturn, key, part, pathname]);
}
