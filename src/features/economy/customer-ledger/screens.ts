import type { Screen } from '#src/navigation/screen.ts';

/** What customers owe a company by its ledger, beside its vouchers. */
export const customerLedgerScreens: readonly Screen[] = [
  {
    path: 'economy/accounting-integration/reconcile-customer-balances',
    title: 'customer-ledger:reconcile.title',
    rights: ['vouchers.read'],
    words: ['crud', 'ledger-accounts'],
    load: () => import('./reconcile-screen.tsx'),
  },
];
