import { crudScreens } from '#src/crud/crud-screens.ts';

const rights = { read: 'stock.read', write: 'stock.work' };

/** What third-party warehouses say stands there, and how they write it. */
export const stockListsScreens = [
  ...crudScreens(
    {
      ...rights,
      title: 'stock-lists:stock-list-lines.title',
      list: 'axess/stock-list',
      add: 'axess/stock-list/new',
      import: 'axess/stock-import',
      begin: 'axess/stock-import',
      one: 'axess/stock-list/:id',
    },
    () => import('./list-lines-screens.tsx'),
  ),
  ...crudScreens(
    {
      ...rights,
      title: 'stock-lists:stock-list-profiles.title',
      list: 'axess/profiles',
      add: 'axess/profiles/new',
      one: 'axess/profiles/:id',
    },
    () => import('./profiles-screens.tsx'),
  ),
];
