import type { Screen } from '#src/navigation/screen.ts';

/** The calendar of a site. */
export const calendarScreens: readonly Screen[] = [
  {
    path: 'bookings/calendar',
    title: 'calendar:title',
    rights: ['bookings.read'],
    words: ['bookings', 'crud'],
    load: () => import('./calendar-screen.tsx'),
  },
];
