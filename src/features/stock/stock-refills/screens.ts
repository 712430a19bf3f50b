import { crudScreens } from '#src/crud/crud-screens.ts';

/** What warehouses are filled up with. */
export const stockRefillsScreens = crudScreens(
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
