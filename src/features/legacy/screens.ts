import type { Screen } from '#src/navigation/screen.ts';

/** What is shown at every path that no other screen has: it stands last. */
export const legacyScreens: readonly Screen[] = [
  {
    path: '*',
    title: 'legacy:title',
    access: 'login',
    layout: 'default',
    follows: ['*'],
    load: () => import('./legacy-screen.tsx'),
  },
];
