import { crudScreens } from '#src/crud/crud-screens.ts';

/** Waves of bookings before the season. */
export const autoBookingsScreens = crudScreens(
  {
    title: 'auto-bookings:auto-bookings.title',
    read: 'bookings.read',
    write: 'bookings.settings',
    list: 'auto-bookings',
    add: 'auto-bookings/new',
    one: 'auto-bookings/:id',
  },
  () => import('./auto-bookings-screens.tsx'),
);
