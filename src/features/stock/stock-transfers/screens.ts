import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

const register = crudScreens(
  {
    title: 'stock-transfers:stock-transfers.title',
    read: 'stock.read',
    write: 'stock.work',
    list: 'stock/transfers',
    add: 'stock/transfers/new',
    one: 'stock/transfers/:id',
    // Goods are asked for as where they are received.
    words: ['stock-levels'],
  },
  () => import('./stock-transfers-screens.tsx'),
);

/** Products that go from one site of the chain to another. */
export const stockTransfersScreens: readonly Screen[] = [
  {
    path: 'stock/transfers/incoming',
    title: 'stock-transfers:incoming.title',
    rights: ['stock.read', 'stock.work'],
    words: ['crud', 'storage-places'],
    load: () => import('./incoming-screen.tsx'),
  },
  ...register,
];
