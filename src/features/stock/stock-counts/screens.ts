import { crudScreens } from '#src/crud/crud-screens.ts';

/** What people have counted of products in stock takes, also from a file. */
export const stockCountsScreens = crudScreens(
  {
    title: 'stock-counts:stock-counts.title',
    read: 'stock.read',
    write: 'stock.work',
    list: 'stock/counts',
    add: 'stock/counts/new',
    import: 'stock/counts/import',
    one: 'stock/counts/:id',
  },
  () => import('./stock-counts-screens.tsx'),
);
