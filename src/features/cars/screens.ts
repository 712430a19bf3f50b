import { crudScreens } from '#src/crud/crud-screens.ts';

/** The register of cars. */
export const carsScreens = crudScreens(
  {
    title: 'cars:cars.title',
    read: 'cars.read',
    write: 'cars.write',
    list: 'cars',
    add: 'cars/new',
    import: 'cars/import',
    one: 'cars/:id',
  },
  () => import('./cars-screens.tsx'),
);
