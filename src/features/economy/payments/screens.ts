import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** What is paid to a company: payments and the files of its bank, and of which invoices each payment is. */
export const paymentsScreens: readonly Screen[] = [
  {
    path: 'payments/match',
    title: 'payments:match.title',
    rights: ['payments.read'],
    words: ['crud', 'invoices'],
    load: () => import('./match/match-screen.tsx'),
  },
  ...crudScreens(
    {
      title: 'payments:payments.title',
      read: 'payments.read',
      write: 'payments.write',
      list: 'payments',
      one: 'payments/:id',
      words: ['payment-methods'],
    },
    () => import('./payments-screens.tsx'),
  ),
  ...crudScreens(
    {
      title: 'payments:bank-files.title',
      read: 'payments.read',
      write: 'payments.write',
      list: 'bank/files',
      one: 'bank/files/:id',
    },
    () => import('./bank-files-screens.tsx'),
  ),
];
