import { useCallback, useState } from 'react';

/** How large an element is, live; and what it is given as its ref. */
export function useSize(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  size: { width: number; height: number },
  element: HTMLElement | null,
] {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [element, setElement] = useState<HTMLElement | null>(null);
  const ref = useCallback((shown: HTMLElement | null) => {
    setElement(shown);
    if (!shown) return;
    const read = () => setSize({ width: shown.clientWidth, height: shown.clientHeight });
    const observer = new ResizeObserver(read);
    observer.observe(shown);
    read();
    return () => observer.disconnect();
  }, []);
  return [ref, size, element];
}
