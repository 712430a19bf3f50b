import { useEffect, useState } from 'react';
import { inksAt, type Inks } from './fills.ts';

/** The colours of the theme at an element and how dense its pixels are, also after they were changed. */
export function useInks(element: HTMLElement | null): Inks | null {
  const [inks, setInks] = useState<Inks | null>(null);
  useEffect(() => {
    if (!element) return;
    const read = () => setInks(inksAt(element));
    read();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    // Another screen, or looked at larger.
    const denser = () =>
      setInks((now) => (now?.density === devicePixelRatio ? now : inksAt(element)));
    addEventListener('resize', denser);
    const themes = new MutationObserver(read);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme', 'style', 'class'] });
    return () => {
      dark.removeEventListener('change', read);
      removeEventListener('resize', denser);
      themes.disconnect();
    };
  }, [element]);
  return inks;
}
