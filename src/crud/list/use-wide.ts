import { useSyncExternalStore } from 'react';

// From here on there is room for a table: the design's expanded window.
const query = '(width >= 840px)';

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
