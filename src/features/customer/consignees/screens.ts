import { crudScreens } from '#src/crud/crud-screens.ts';

/** Receivers at suppliers. */
export const consigneesScreens = crudScreens(
  {
    title: 'consignees:consignees.title',
    read: 'consignees.read',
    write: 'consignees.write',
    list: 'customers/supplier-consignee/list',
    add: 'customers/supplier-consignee/new',
    import: 'customers/supplier-consignee/import',
    one: 'customers/supplier-consignee/edit/:id',
  },
  () => import('./consignees-screens.tsx'),
);
