import { crudScreens } from '#src/crud/crud-screens.ts';

/** What was sent of invoices, and what came of it. */
export const invoiceDeliveriesScreens = crudScreens(
  {
    title: 'invoice-deliveries:invoice-deliveries.title',
    read: 'invoices.read',
    write: 'invoices.write',
    list: 'economy/invoice-delivery-log',
    one: 'economy/invoice-delivery-log/:id',
    words: ['invoices'],
  },
  () => import('./invoice-deliveries-screens.tsx'),
);
