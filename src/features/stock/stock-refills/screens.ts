import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

// Goods are asked for as where they are received.
const words = ['crud', 'stock-levels'] as const;

const register = crudScreens(
  {
    title: 'stock-refills:stock-refills.title',
    read: 'stock.read',
    write: 'stock.refill',
    list: 'stock/stock-refill/list',
    add: 'stock/stock-refill/new',
    one: 'stock/stock-refill/details/:id',
  },
  () => import('./stock-refills-screens.tsx'),
);

/** What warehouses are filled up with. */
export const stockRefillsScreens: readonly Screen[] = register.map((screen) => ({
  ...screen,
  words,
}));
