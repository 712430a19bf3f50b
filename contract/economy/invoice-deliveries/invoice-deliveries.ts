import { choice, instant, reference, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { invoices } from '../invoices/invoices.ts';
import { channels, deliveryStates } from './channels.ts';

/** How issued invoices were sent, and what came of it: one for each try, written by sending alone. */
export const invoiceDeliveries = resource('invoice-deliveries', {
  feature: 'invoice-deliveries',
  path: '/v4/site/invoice-deliveries',
  of: 'company',
  read: 'invoices.read',
  write: 'invoices.write',
  title: 'address',
  sort: 'asked_at:desc',
  guards: { archive: { needs: { 'invoice-deliveries.kept': () => false } } },
  fields: {
    invoice_id: reference((): Resource => invoices, {
      readOnly: true,
      required: true,
      list: true,
      filter: true,
    }),
    channel: choice(channels, { readOnly: true, required: true, list: true, filter: true }),
    /** Where it went: an address of mail or Peppol, a telephone, a street. */
    address: text(254, { readOnly: true, list: true, search: true }),
    state: choice(deliveryStates, { readOnly: true, list: true, filter: true }),
    /** What its receiver said to it, or why it did not leave. */
    answer: text(500, { readOnly: true, list: true, search: true }),
    asked_at: instant({ readOnly: true, list: true, sort: true }),
  },
  actions: {
    again: {
      summary: 'Sends the same invoice by the same channel to the same address once more',
      asks: {},
      errors: ['invoice-deliveries.under_way'],
    },
  },
});
