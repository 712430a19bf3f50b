import type { Screen } from '#src/navigation/screen.ts';
import { crudScreens } from '#src/crud/crud-screens.ts';

const crud = crudScreens(
  {
    title: 'stock-takes:stock-takes.title',
    read: 'hotel.read',
    write: 'hotel.work',
    list: 'barcode-reader/hotel-inventory',
    add: 'barcode-reader/hotel-inventory/new',
    one: 'barcode-reader/hotel-inventory/:id',
  },
  () => import('./stock-takes-screens.tsx'),
);

/** Stock takes of warehouses. */
export const stockTakesScreens: readonly Screen[] = [
  {
    path: 'barcode-reader/hotel-inventory/count',
    title: 'stock-takes:count.here',
    rights: ['hotel.read', 'hotel.work'],
    words: ['scanner'],
    load: () => import('./count/count-screen.tsx'),
  },
  // After it, or it would be taken for one of them.
  ...crud,
];
