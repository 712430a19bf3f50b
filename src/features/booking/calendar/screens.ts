import type { Screen } from '#src/navigation/screen.ts';

/** The calendar of a site. */
export const calendarScreens: readonly Screen[] = [
  {
    path: 'bookings/calendar',
    title: 'calendar:title',
    access: 'login',
    layout: 'default',
    rights: ['bookings.read'],
    words: ['bookings', 'crud'],
    load: () => import('./calendar-screen.tsx'),
  },
];
