import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

const rights = { read: 'hotel.read', write: 'hotel.places' };

/** Where a site keeps wheels: a picture of its racks, and the registers behind it. */
export const storagePlacesScreens: readonly Screen[] = [
  {
    path: 'logistics/admin',
    title: 'storage-places:title',
    rights: ['hotel.read'],
    words: ['crud', 'wheel-sets'],
    load: () => import('./storage-places-screen.tsx'),
  },
  {
    path: 'logistics/admin/places/pattern',
    title: 'storage-places:pattern.title',
    rights: ['hotel.places'],
    words: ['crud'],
    load: () => import('./pattern/pattern-screen.tsx'),
  },
  ...crudScreens(
    {
      title: 'storage-places:warehouses.title',
      ...rights,
      list: 'logistics/admin/warehouses',
      add: 'logistics/admin/warehouses/new',
      import: 'logistics/admin/warehouses/import',
      one: 'logistics/admin/warehouses/:id',
    },
    () => import('./warehouses-screens.tsx'),
  ),
  ...crudScreens(
    {
      title: 'storage-places:storage-places.title',
      ...rights,
      list: 'logistics/admin/places',
      add: 'logistics/admin/places/new',
      import: 'logistics/admin/places/import',
      one: 'logistics/admin/places/:id',
    },
    () => import('./places-screens.tsx'),
  ),
];
