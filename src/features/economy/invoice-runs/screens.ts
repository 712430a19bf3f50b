import type { Screen } from '#src/navigation/screen.ts';
import { crudScreens } from '#src/crud/crud-screens.ts';

/** Runs that invoice finished orders: all at once, or those of one customer; and when they are begun by themselves. */
export const invoiceRunsScreens: Screen[] = [
  ...crudScreens(
    {
      title: 'invoice-runs:invoice-runs.title',
      read: 'invoices.read',
      write: 'invoices.issue',
      list: 'invoices/runs',
      add: 'invoices/new-group',
      one: 'invoices/runs/:id',
    },
    () => import('./invoice-runs-screens.tsx'),
  ),
  {
    path: 'economy/automate_invoicing/config',
    title: 'invoice-runs:automatic-invoicing.title',
    rights: ['invoices.issue'],
    words: ['crud'],
    load: () => import('./automatic-invoicing-screen.tsx'),
  },
];
