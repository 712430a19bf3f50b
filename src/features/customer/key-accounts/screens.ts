import { crudScreens } from '#src/crud/crud-screens.ts';

/** Who looks after which customers. */
export const keyAccountsScreens = crudScreens(
  {
    title: 'key-accounts:account-managers.title',
    read: 'customers.read',
    write: 'key_accounts.write',
    list: 'customers/managers',
    add: 'customers/managers/new',
    import: 'customers/managers/import',
    one: 'customers/managers/:id',
  },
  () => import('./account-managers-screens.tsx'),
);
