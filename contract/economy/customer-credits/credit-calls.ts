import * as z from 'zod/mini';
import { data, done, get, idParam, idParams, instant, post } from '../../kit/call.ts';
import { mostMoney } from '../../kit/most-money.ts';

/** Where a customer's credit came from, and so how it is paid back: a payment, what was paid on an order, an online payment, or neither of them. */
const creditSources = ['payment', 'order', 'online', 'other'] as const;

const credit = z.object({
  /** The entry of the ledger of customers that it is. */
  id: z.int(),
  customer_id: z.int(),
  customer: z.string(),
  /** Since when, `yyyy-MM-dd`. */
  day: z.string(),
  /** What came, and what of it settles nothing, in minor units. */
  amount: z.int(),
  left: z.int(),
  source: z.enum(creditSources),
  payment_id: z.nullable(z.int()),
  order_id: z.nullable(z.int()),
  /** The invoice or credit note that it came with. */
  invoice_id: z.nullable(z.int()),
  number: z.string(),
  /** Whether something of the customer is open that it can be used for. */
  has_open: z.boolean(),
});
export type CustomerCredit = z.output<typeof credit>;

const use = z.object({
  /** The credit that was used. */
  id: z.int(),
  amount: z.int(),
  /** The invoice or credit note that it came with. */
  invoice_id: z.nullable(z.int()),
  number: z.string(),
  at: instant,
  by: z.nullable(z.string()),
});
export type CreditUse = z.output<typeof use>;

const openInvoice = z.object({
  invoice_id: z.int(),
  number: z.string(),
  due: z.nullable(z.string()),
  open: z.int(),
});
export type InvoiceForCredit = z.output<typeof openInvoice>;

const amount = z.int().check(z.gte(1), z.lte(mostMoney));

/** How many credits stand on a page. */
export const creditsPerPage = 50;

/** What customers paid too much, or what a credit note left them, is used for other invoices of theirs or paid back. Amounts in minor units. */
export const customerCreditCalls = {
  list: get('/v4/site/customer-credits', {
    summary: 'What customers have to their credit, the oldest first; fifty on a page',
    access: 'payments.read',
    query: z.object({ page: z.optional(idParam), customer_id: z.optional(idParam) }),
    result: z.object({
      data: z.array(credit),
      meta: z.object({ total: z.int(), amount: z.int() }),
    }),
  }),
  invoices: get('/v4/site/customer-credits/{id}/invoices', {
    summary:
      'Invoices of the same customer that a credit can be used for, what is due first before all',
    access: 'payments.read',
    params: idParams,
    result: data(z.array(openInvoice)),
  }),
  ofInvoice: get('/v4/site/invoices/{id}/credit', {
    summary: 'What the customer of an invoice has to their credit, and what of it was used for it',
    access: 'payments.read',
    params: idParams,
    result: data(z.object({ open: z.int(), left: z.int(), uses: z.array(use) })),
  }),
  use: post('/v4/site/invoices/{id}/use-credit', {
    summary:
      'So much of what a customer has to their credit pays an invoice of theirs: of the credit that is named, else of the oldest',
    access: 'payments.write',
    params: idParams,
    body: z.object({ amount, credit_id: z.optional(idParam) }),
    result: data(z.object({ open: z.int(), left: z.int() })),
    errors: ['payments.not_open', 'payments.more_than_open', 'customer-credits.more_than_left'],
  }),
  takeBack: post('/v4/site/invoices/{id}/take-back-credit', {
    summary: 'What of a credit was used for an invoice is its customer’s credit again',
    access: 'payments.write',
    params: idParams,
    body: z.object({ credit_id: idParam }),
    result: done,
    errors: ['customer-credits.taken_back'],
  }),
  payBack: post('/v4/site/customer-credits/{id}/pay-back', {
    summary: 'So much of what was paid too much was paid back, by way of what it was paid by',
    access: 'payments.write',
    params: idParams,
    body: z.object({ amount }),
    result: data(z.object({ payment_id: z.int() })),
    errors: [
      'customer-credits.more_than_left',
      'customer-credits.not_by_payment',
      'gift-cards.back_to_card',
    ],
  }),
};
