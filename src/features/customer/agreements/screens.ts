import { crudScreens } from '#src/crud/crud-screens.ts';

/** What is agreed with those who pay for many cars, and which cars these are. */
export const agreementsScreens = [
  // Before one's own: an agreement's path would take them for its number.
  ...crudScreens(
    {
      title: 'agreements:agreement-cars.title',
      read: 'customers.read',
      write: 'agreements.write',
      list: 'customers/managed/cars',
      add: 'customers/managed/cars/new',
      import: 'customers/managed/cars/import',
      one: 'customers/managed/cars/:id',
    },
    () => import('./agreement-cars-screens.tsx'),
  ),
  ...crudScreens(
    {
      title: 'agreements:agreements.title',
      read: 'customers.read',
      write: 'agreements.write',
      list: 'customers/managed',
      add: 'customers/managed/new',
      import: 'customers/managed/import',
      one: 'customers/managed/:id',
    },
    () => import('./agreements-screens.tsx'),
  ),
];
