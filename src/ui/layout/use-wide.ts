import { useSyncExternalStore } from 'react';
import { breakpoints } from './breakpoints.ts';

// There is room for a table on a tablet held upright too.
const query = breakpoints.tablet;

/** Whether the window has room for tables, live. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
