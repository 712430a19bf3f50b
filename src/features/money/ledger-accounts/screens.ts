import { crudScreens } from '#src/crud/crud-screens.ts';

/** What the company keeps its books by. */
export const ledgerAccountsScreens = crudScreens(
  {
    title: 'ledger-accounts:ledger-accounts.title',
    read: 'ledger_accounts.read',
    write: 'ledger_accounts.write',
    list: 'settings/economy/accounts',
    also: ['settings/economy/accounts/list'],
    add: 'settings/economy/accounts/new',
    import: 'settings/economy/accounts/import',
    one: 'settings/economy/accounts/edit/:id',
  },
  () => import('./ledger-accounts-screens.tsx'),
);
