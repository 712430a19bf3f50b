import * as z from 'zod/mini';
import { customers } from '../../customer/customers.ts';
import { document } from '../../kit/document/document.ts';
import {
  choice,
  date,
  money,
  notes,
  number,
  reference,
  structure,
  text,
  yesNo,
} from '../../kit/fields.ts';
import type { Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { ofProduct, saleLineFields } from '../../sales/sale-lines.ts';
import { creditReasons } from './credit-rules.ts';
import { buyerShape, sellerShape } from './parties.ts';

type Values = Readonly<Record<string, unknown>>;

const hasLines = { 'invoices.no_lines': ({ line_count }: Values) => Number(line_count) > 0 };
const isToSomebody = { 'invoices.nobody': ({ customer_id }: Values) => customer_id !== null };
/** A credit note has it as its invoice does, or has none. */
const ofInvoice = ['kind', 'invoice'] as const;
const atIssue = { readOnly: true } as const;
const referred = ['buyer_reference', 'purchase_order', 'order_numbers'] as const;
const paper = { states: ['issued'], reader: 'customer', prices: true, note: 'note' } as const;

/** Invoices and credit notes of a company. Once issued nothing of one is changed, by anybody: the database refuses it. */
export const invoices = document('invoices', {
  feature: 'invoices',
  path: '/v4/site/invoices',
  of: 'company',
  read: 'invoices.read',
  write: 'invoices.write',
  title: 'number',
  sort: 'invoice_date:desc',
  guards: {
    // What holds a part of an order, or of what is taken back, is dropped instead.
    archive: {
      needs: {
        'invoices.kept': ({ state, kind, order_numbers: of }) =>
          state === 'dropped' || (state === 'draft' && kind === 'invoice' && of === ''),
      },
    },
  },
  fields: {
    number: text(20, { readOnly: true, list: true, sort: true, search: true }),
    kind: choice(['invoice', 'credit'], { readOnly: true, list: true, filter: true }),
    customer_id: reference((): Resource => customers, { list: true, filter: true }),
    invoice_date: date({ ...atIssue, list: true, sort: true, filter: true }),
    /** The day that its VAT is calculated for; today where nothing is said. */
    delivered_on: date({ hint: true, when: ofInvoice }),
    /** Within how many days it is to be paid; as agreed with the customer where nothing is said. */
    payment_days: number({ from: 0, to: 120, unit: 'd' }, { hint: true, when: ofInvoice }),
    due_date: date({ ...atIssue, list: true, sort: true, filter: true }),
    /** Whom to ask for at the customer's. */
    buyer_reference: text(60, { search: true }),
    /** The number of the customer's own order. */
    purchase_order: text(60, { search: true }),
    prices_include_vat: yesNo({ when: ofInvoice }),
    state: states(
      { draft: 'all', issued: [], dropped: [] },
      {
        issue: {
          right: 'invoices.issue',
          from: ['draft'],
          to: 'issued',
          needs: { ...isToSomebody, ...hasLines },
          warnings: {
            'invoices.buyer_blocked': 'credit_limits.override',
            'invoices.over_credit': 'credit_limits.override',
          },
          usual: true,
        },
        drop: { from: ['draft'], to: 'dropped' },
      },
    ),
    /** By what a payment of it is known: KID, OCR number or what its country has. */
    payment_reference: text(30, { ...atIssue, search: true }),
    /** The numbers of the orders that it invoices. */
    order_numbers: text(200, { ...atIssue, search: true }),
    /** The invoice that a credit note takes back. */
    credits_id: reference((): Resource => invoices, {
      ...atIssue,
      filter: true,
      when: ['kind', 'credit'],
    }),
    /** Why it takes that back: what was wrong is invoiced again, what came back goes into stock. */
    credit_for: choice(creditReasons, { when: ['kind', 'credit'], hint: true }),
    /** What credit notes have taken back of it. */
    credited: money({ readOnly: true, counted: true, when: ofInvoice }),
    /** What is left to pay of it, below zero what a credit note still holds for its customer. */
    open: money({ readOnly: true, counted: true, list: true, when: ['state', 'issued'] }),
    note: notes({}, 2000),
    seller: structure(z.nullable(sellerShape), null, atIssue),
    buyer: structure(z.nullable(buyerShape), null, atIssue),
  },
  lines: {
    name: 'invoice-lines',
    title: 'description',
    fields: saleLineFields,
    about: ofProduct,
    isClosed: ({ kind }) => kind === 'credit',
    includesVat: 'prices_include_vat',
    day: 'delivered_on',
  },
  copied: [
    'customer_id',
    'payment_days',
    'buyer_reference',
    'purchase_order',
    'prices_include_vat',
    'note',
  ],
  papers: {
    to: 'customer_id',
    withVat: { field: 'type', is: 'private' },
    kinds: {
      invoice: {
        ...paper,
        of: { field: 'kind', is: 'invoice' },
        facts: ['invoice_date', 'delivered_on', 'due_date', 'payment_reference', ...referred],
      },
      credit_note: {
        ...paper,
        of: { field: 'kind', is: 'credit' },
        facts: ['invoice_date', 'credits_id', ...referred],
      },
    },
  },
  sections: {
    who: ['number', 'kind', 'customer_id', 'credits_id', 'credit_for'],
    lines: ['lines'],
    terms: ['invoice_date', 'delivered_on', 'payment_days', 'due_date', 'payment_reference'],
    more: ['buyer_reference', 'purchase_order', 'order_numbers', 'prices_include_vat', 'note'],
  },
});
