import type { Screen } from '#src/navigation/screen.ts';

export const searchScreens: readonly Screen[] = [
  {
    path: 'search/:query',
    // The old name; the query is a parameter of the address there.
    also: ['Search'],
    title: 'search:title',
    follows: ['query'],
    load: () => import('./search-screen.tsx'),
  },
];
