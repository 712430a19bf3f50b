import { agreementInvoiceCalls, invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';

/** What is invoiced, by the name of its resource. */
export type Invoiced = 'orders' | 'storage-agreements';

/** What answers the invoices of each, and makes the draft of one. */
export const callsOf = {
  orders: { list: invoiceCalls.ofOrder, make: invoiceCalls.fromOrder },
  'storage-agreements': {
    list: agreementInvoiceCalls.ofAgreement,
    make: agreementInvoiceCalls.fromAgreement,
  },
} as const;
