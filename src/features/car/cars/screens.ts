import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** The register of cars, and of who drives them. */
export const carsScreens: readonly Screen[] = [
  ...crudScreens(
    {
      title: 'cars:cars.title',
      read: 'cars.read',
      write: 'cars.write',
      list: 'cars',
      add: 'cars/new',
      beginsTyping: true,
      import: 'cars/import',
      one: 'cars/:id',
    },
    () => import('./cars-screens.tsx'),
  ),
  ...crudScreens(
    {
      title: 'cars:drivers.title',
      read: 'cars.read',
      write: 'cars.write',
      list: 'drivers',
      add: 'drivers/new',
      import: 'drivers/import',
      one: 'drivers/:id',
    },
    () => import('./drivers-screens.tsx'),
  ),
  {
    path: 'customer-info-by-licenseplate/view',
    title: 'cars:plateInfo.title',
    beginsTyping: true,
    rights: ['cars.read'],
    words: ['crud'],
    load: () => import('./plate-info/plate-info-screen.tsx'),
  },
];
