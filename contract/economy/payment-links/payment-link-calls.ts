import * as z from 'zod/mini';
import { data, get, idParams, instant, post } from '../../kit/call.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { referenceKinds } from '../../money/payment-references.ts';
import { languages } from '../../platform/languages.ts';
import { paymentPage, paymentPaperPath } from './first-call.ts';
import { payStates } from './payment-rules.ts';

const codeParams = z.object({ code: z.string().check(z.maxLength(100)) });

/** An invoice as whoever has its address may see it: what they pay to whom, and how. Amounts in minor units. */
const linkedInvoice = z.object({
  /** The version of the invoice. */
  revision: z.int(),
  asOf: instant,
  siteName: z.string(),
  phone: z.string(),
  timezone: z.string(),
  /** The customer's; null for what their device speaks. */
  language: z.nullable(z.enum(languages)),
  currency: z.string(),
  seller: z.object({ name: z.string(), org_number: z.string(), address: z.array(z.string()) }),
  number: z.string(),
  state: z.enum(payStates),
  invoiceDate: z.string(),
  due: z.nullable(z.string()),
  gross: z.int(),
  credited: z.int(),
  paid: z.int(),
  left: z.int(),
  /** By what a payment is known, and of which kind that is. */
  reference: z.string(),
  referenceKind: z.enum(referenceKinds),
  /** Where it is paid to, as the company writes it; '' where it said nothing. */
  account: z.string(),
  /** For payments from abroad; '' where it is the account, or there is none. */
  iban: z.string(),
  bic: z.string(),
  /** What a bank's app reads; '' where those of the country read none. */
  qr: z.string(),
});
export type LinkedInvoice = z.output<typeof linkedInvoice>;

const opening = ['payment-links.too_many', 'payment-links.ended'] as const;

/** The address at which a customer sees and pays an invoice. */
export const paymentLinkCalls = {
  makeLink: post('/v4/site/invoices/{id}/payment-link', {
    summary:
      'The address at which the customer of an issued invoice sees and pays it; always the same',
    access: 'invoices.write',
    secret: true,
    params: idParams,
    body: z.object({}),
    result: data(z.object({ path: z.string() })),
    errors: ['common.wrong_state'],
  }),
  paymentPage: get(paymentPage.path, {
    summary: 'An invoice for anyone who has its address: what is left to pay, and how',
    access: 'public',
    params: codeParams,
    result: data(linkedInvoice),
    errors: opening,
  }),
  paymentPaper: get(paymentPaperPath, {
    summary: 'The paper of an invoice for anyone who has its address',
    access: 'public',
    params: codeParams,
    result: z.unknown(),
    answers: 'file',
    errors: opening,
  }),
};

export const paymentLinksErrors = {
  'payment-links.too_many': 429,
  'payment-links.ended': 410,
} as const satisfies ErrorTable;
