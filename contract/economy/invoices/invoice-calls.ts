import * as z from 'zod/mini';
import { voucherPreview } from '../../accounting/vouchers/voucher-calls.ts';
import { data, get, idParams, post } from '../../kit/call.ts';

const listed = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit']),
  state: z.enum(['draft', 'issued', 'dropped']),
  invoice_date: z.nullable(z.string()),
  due_date: z.nullable(z.string()),
  /** In minor units. */
  gross: z.int(),
  open: z.int(),
});
export type ListedInvoice = z.output<typeof listed>;

const made = data(z.object({ id: z.int() }));

/** How orders become invoices. */
export const invoiceCalls = {
  ofOrder: get('/v4/site/orders/{id}/invoices', {
    summary: 'The invoices and credit notes of an order, the newest first',
    access: 'invoices.read',
    params: idParams,
    result: data(z.array(listed)),
  }),
  fromOrder: post('/v4/site/orders/{id}/invoice', {
    summary: 'A draft of an invoice of what of a finished order is not invoiced yet',
    access: 'invoices.write',
    params: idParams,
    body: z.object({}),
    result: made,
    errors: ['invoices.nothing_left', 'invoices.not_done'],
  }),
};

/** How storage agreements become invoices. */
export const agreementInvoiceCalls = {
  ofAgreement: get('/v4/site/storage-agreements/{id}/invoices', {
    summary: 'The invoices and credit notes of a storage agreement, the newest first',
    access: 'invoices.read',
    params: idParams,
    result: data(z.array(listed)),
  }),
  fromAgreement: post('/v4/site/storage-agreements/{id}/invoice', {
    summary: 'A draft of an invoice of the periods of a storage agreement that have begun',
    access: 'invoices.write',
    params: idParams,
    body: z.object({}),
    result: made,
    errors: ['invoices.nothing_left', 'invoices.not_in_force'],
  }),
};

/** How an issued invoice is taken back. */
export const creditCalls = {
  credit: post('/v4/site/invoices/{id}/credit', {
    summary: 'The draft of a credit note of what is left of an issued invoice',
    access: 'invoices.issue',
    params: idParams,
    body: z.object({}),
    result: made,
    errors: ['invoices.credited', 'common.wrong_state'],
  }),
};

/** What the draft of an invoice or credit note would be to the books. */
export const invoiceVoucherCalls = {
  preview: get('/v4/site/invoices/{id}/voucher', {
    summary: 'The voucher that a draft would have if it were issued now, or what lacks for it',
    access: 'vouchers.read',
    params: idParams,
    result: data(voucherPreview),
    errors: ['common.wrong_state', 'invoices.nobody'],
  }),
};
