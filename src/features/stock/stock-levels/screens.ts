import { crudScreens } from '#src/crud/crud-screens.ts';
import { settingsScreen } from '#src/crud/settings/settings-screen.ts';
import type { Screen } from '#src/navigation/screen.ts';

const rights = { read: 'stock.read', write: 'stock.work' };

/** What stands in the warehouses, what comes in, what is kept for somebody, and the reports of it. */
export const stockLevelsScreens: readonly Screen[] = [
  {
    path: 'stock/reports',
    title: 'stock-levels:reports.title',
    rights: ['stock.read'],
    words: ['reports'],
    load: () => import('./stock-reports-screen.tsx'),
  },
  {
    path: 'stock/receive',
    title: 'stock-levels:receive.title',
    rights: ['stock.work'],
    words: ['crud', 'products'],
    load: () => import('./receive/receive-screen.tsx'),
  },
  ...crudScreens(
    {
      ...rights,
      title: 'stock-levels:stock-levels.title',
      list: 'stock/levels',
      add: 'stock/levels/new',
      import: 'stock/levels/import',
      one: 'stock/levels/:id',
    },
    () => import('./stock-levels-screens.tsx'),
  ),
  ...crudScreens(
    {
      ...rights,
      title: 'stock-levels:stock-reservations.title',
      list: 'stock/reservations',
      add: 'stock/reservations/new',
      import: 'stock/reservations/import',
      one: 'stock/reservations/:id',
    },
    () => import('./stock-reservations-screens.tsx'),
  ),
  settingsScreen(
    {
      title: 'stock-levels:stock-settings.title',
      path: 'settings/stock',
      read: 'stock.settings',
    },
    () => import('./stock-settings-screen.tsx'),
  ),
];
