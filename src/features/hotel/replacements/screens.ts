import type { Screen } from '#src/navigation/screen.ts';

/** New tyres for the sets that ask for them. */
export const replacementsScreens: readonly Screen[] = [
  {
    path: 'reports/tyre-hotel/replacements',
    title: 'replacements:title',
    rights: ['hotel.read'],
    words: ['crud', 'wheel-sets', 'tread-depth'],
    load: () => import('./replacements-screen.tsx'),
  },
];
