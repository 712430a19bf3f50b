import type { Screen } from '#src/navigation/screen.ts';

/** For whoever builds the app; no part of what is built. */
export const devScreens: readonly Screen[] = import.meta.env.DEV
  ? [
      {
        path: 'dev/components',
        title: 'dev:title',
        layout: 'blank',
        withoutSite: true,
        words: ['crud', 'cars', 'transfers', 'auto-bookings'],
        load: () => import('./components-screen.tsx'),
      },
    ]
  : [];
