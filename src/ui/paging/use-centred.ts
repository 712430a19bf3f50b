import { useEffect, type RefObject } from 'react';

/** Brings what is chosen in a strip that scrolls sideways into its middle, whenever one of `on` changes; the page stays where it is. */
export function useCentred(strip: RefObject<HTMLElement | null>, on: readonly unknown[]): void {
  useEffect(() => {
    const chosen = strip.current?.querySelector('[aria-selected="true"], [aria-current]');
    if (!strip.current || !chosen) return;
    const [all, one] = [strip.current, chosen].map((element) => element.getBoundingClientRect());
    if (all && one) strip.current.scrollLeft += one.left - all.left - (all.width - one.width) / 2;
    // oxlint-disable-next-line react/exhaustive-deps -- what `on` says is what it depends on
  }, on);
}
