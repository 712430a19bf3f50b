import type { Screen } from '#src/navigation/screen.ts';
import { crudScreens } from '#src/crud/crud-screens.ts';
import { noteChoices } from '#src/crud/values/choice-notes.ts';

noteChoices('customers', async () => (await import('./credit-chip.tsx')).CreditChip);

/** How much credit customers have and use, what of it is usual, and what was asked for. */
export const creditLimitsScreens: readonly Screen[] = [
  {
    path: 'credit-limit',
    title: 'credit-limits:limits.title',
    rights: ['invoices.read'],
    words: ['crud'],
    load: () => import('./credit-limits-screen.tsx'),
  },
  ...crudScreens(
    {
      title: 'credit-limits:credit-requests.title',
      read: 'invoices.read',
      write: 'invoices.write',
      list: 'credit-limit/requests',
      add: 'credit-limit/requests/new',
      import: 'credit-limit/requests/import',
      one: 'credit-limit/requests/:id',
    },
    () => import('./credit-requests-screens.tsx'),
  ),
];
