import { useSyncExternalStore } from 'react';

// From here on there is room for a table: a tablet held upright too.
const query = '(width >= 720px)';

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
