import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** Sets that go from one site of the chain to another. */
export const transfersScreens: readonly Screen[] = [
  {
    path: 'logistics/incoming',
    title: 'transfers:incoming.title',
    rights: ['hotel.read', 'hotel.work'],
    words: ['crud'],
    load: () => import('./incoming-screen.tsx'),
  },
  ...crudScreens(
    {
      title: 'transfers:transfers.title',
      read: 'hotel.read',
      write: 'hotel.work',
      list: 'logistics/transfers',
      add: 'logistics/transfers/new',
      one: 'logistics/transfers/:id',
    },
    () => import('./transfers-screens.tsx'),
  ),
];
