import type { Screen } from '#src/navigation/screen.ts';

/** What is asked of a period: the way to each report, and a screen for each that there is. */
export const reportsScreens: readonly Screen[] = [
  {
    path: 'reports',
    title: 'reports:title',
    access: 'login',
    layout: 'default',
    rights: ['reports.read'],
    load: () => import('./reports-screen.tsx'),
  },
  {
    path: 'reports/queue-waits',
    title: 'reports:queue-waits.title',
    access: 'login',
    layout: 'default',
    rights: ['reports.read'],
    words: ['crud'],
    part: 'queue-waits',
    load: () => import('./report-screens.tsx'),
  },
  {
    path: 'reports/booking-outcomes',
    title: 'reports:booking-outcomes.title',
    access: 'login',
    layout: 'default',
    rights: ['reports.read'],
    words: ['crud'],
    part: 'booking-outcomes',
    load: () => import('./report-screens.tsx'),
  },
  {
    path: 'reports/hotel-movements',
    title: 'reports:hotel-movements.title',
    access: 'login',
    layout: 'default',
    rights: ['reports.read'],
    words: ['crud'],
    part: 'hotel-movements',
    load: () => import('./report-screens.tsx'),
  },
];
