import { useEffect, useEffectEvent } from 'react';

/** Calls back when nobody has touched the page or a key for so many ms, while it is `watching`. */
export function useIdle(onIdle: () => void, ms: number, watching: boolean): void {
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    if (!watching) return;
    const over = new AbortController();
    let timer = setTimeout(() => idle(), ms);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(() => idle(), ms);
    };
    addEventListener('pointerdown', touched, { signal: over.signal });
    addEventListener('keydown', touched, { signal: over.signal });
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [ms, watching]);
}
