import { crudScreens } from '#src/crud/crud-screens.ts';

/** Searches for sets that are missing: they begin by themselves. */
export const setSearchesScreens = crudScreens(
  {
    title: 'set-searches:set-searches.title',
    read: 'hotel.read',
    write: 'hotel.work',
    list: 'tyre-hotel/searches',
    one: 'tyre-hotel/searches/:id',
  },
  () => import('./set-searches-screens.tsx'),
);
