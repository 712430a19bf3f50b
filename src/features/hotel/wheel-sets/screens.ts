import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

const words = ['tread-depth', 'cars', 'labels'];

const atWork = {
  rights: ['hotel.work'],
  words: ['crud', ...words],
} as const;

const register = crudScreens(
  {
    title: 'wheel-sets:wheel-sets.title',
    read: 'hotel.read',
    write: 'hotel.work',
    list: 'tyre-hotel/list2',
    add: 'tyre-hotel/new',
    begin: 'tyre_hotel_new',
    import: 'tyre-hotel/import',
    one: 'tyre-hotel/details/:id',
    words,
  },
  () => import('./wheel-sets-screens.tsx'),
);

/** Sets of wheels in store: their list, one of them, and how they come in. */
export const wheelSetsScreens: readonly Screen[] = [
  // Step by step is a way of its own, and offered like the fast one.
  ...register.map(({ aside: _, ...screen }) => screen),
  {
    ...atWork,
    path: 'tyre_hotel_new/:detailed?',
    title: 'wheel-sets:intake.title',
    beginsTyping: 'by keyboard',
    load: () => import('./intake/fast-intake-screen.tsx'),
  },
  {
    ...atWork,
    path: 'N0/storage/new',
    title: 'wheel-sets:wheel-sets.new',
    beginsTyping: 'by keyboard',
    part: 'add',
    load: () => import('./wheel-sets-screens.tsx'),
  },
  {
    ...atWork,
    path: ':id/storage/item',
    title: 'wheel-sets:item.title',
    rights: ['hotel.read'],
    load: () => import('./set/item-screen.tsx'),
  },
  {
    ...atWork,
    path: 'stock/history/tyre-hotel/:id',
    title: 'wheel-sets:tabs.movements',
    rights: ['hotel.read'],
    load: () => import('./ledger/history-screen.tsx'),
  },
];
