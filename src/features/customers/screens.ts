import { crudScreens } from '#src/crud/crud-screens.ts';

/** The register of customers. */
export const customersScreens = crudScreens(
  {
    title: 'customers:customers.title',
    read: 'customers.read',
    write: 'customers.write',
    list: 'customers/list',
    add: 'customers/new',
    import: 'customers/import',
    one: 'customer/edit/:id',
  },
  () => import('./customers-screens.tsx'),
);
