import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

const words = ['wheel-sets', 'cars', 'customers'];

const register = crudScreens(
  {
    title: 'bookings:bookings.title',
    read: 'bookings.read',
    write: 'bookings.write',
    list: 'bookings',
    add: 'bookings/new',
    beginsTyping: true,
    one: 'bookings/:id',
    words,
  },
  () => import('./bookings-screens.tsx'),
);

const atWork = { words: ['crud', ...words] } as const;

/** Who comes when: the list of a day, one of them, a new one, another time for it, and why a time is not free. */
export const bookingsScreens: readonly Screen[] = [
  // Before the one that any word would be the number of, as the one after it.
  {
    ...atWork,
    path: 'bookings/debug-times',
    title: 'bookings:debug.title',
    rights: ['bookings.settings'],
    load: () => import('./debug/debug-times-screen.tsx'),
  },
  {
    ...atWork,
    path: 'bookings/move-day',
    title: 'bookings:moveDay.title',
    rights: ['bookings.write'],
    load: () => import('./day-move/move-day-screen.tsx'),
  },
  ...register,
  {
    ...atWork,
    path: 'bookings/new/:referenceType/:referenceId/:referenceParam?',
    title: 'bookings:bookings.new',
    beginsTyping: true,
    rights: ['bookings.write'],
    load: () => import('./new/new-booking-screen.tsx'),
  },
  {
    ...atWork,
    path: 'bookings/:id/modify',
    title: 'bookings:move.title',
    rights: ['bookings.write'],
    load: () => import('./move/move-screen.tsx'),
  },
];
