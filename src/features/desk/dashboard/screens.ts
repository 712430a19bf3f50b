import type { Screen } from '#src/navigation/screen.ts';

/** The first page of a site. */
export const dashboardScreens: readonly Screen[] = [
  {
    path: '',
    title: 'dashboard:title',
    load: () => import('./dashboard-screen.tsx'),
  },
];
