import { crudScreens } from '#src/crud/crud-screens.ts';

/** Invoices and credit notes of a company. */
export const invoicesScreens = crudScreens(
  {
    title: 'invoices:invoices.title',
    read: 'invoices.read',
    write: 'invoices.write',
    list: 'invoices',
    add: 'invoices/new',
    one: 'invoices/:id',
    words: ['vat-codes'],
  },
  () => import('./invoices-screens.tsx'),
);
