import { crudScreens } from '#src/crud/crud-screens.ts';

/** The catalogue of makes and models. */
export const vehiclesScreens = crudScreens(
  {
    title: 'vehicles:vehicles.title',
    read: 'cars.read',
    write: 'vehicles.write',
    list: 'admin/vehicles',
    add: 'admin/vehicles/new',
    import: 'admin/vehicles/import',
    one: 'admin/vehicles/:id',
  },
  () => import('./vehicles-screens.tsx'),
);
