import { crudScreens } from '#src/crud/crud-screens.ts';

/** Runs that invoice finished orders: all at once, or those of one customer. */
export const invoiceRunsScreens = crudScreens(
  {
    title: 'invoice-runs:invoice-runs.title',
    read: 'invoices.read',
    write: 'invoices.issue',
    list: 'invoices/runs',
    add: 'invoices/new-group',
    one: 'invoices/runs/:id',
  },
  () => import('./invoice-runs-screens.tsx'),
);
