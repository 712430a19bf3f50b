import * as z from 'zod/mini';
import { data, done, get, idParam, idParams, instant, post } from '../../kit/call.ts';
import { mostMoney } from '../../kit/most-money.ts';
import { largestBody } from '../../kit/rules/largest-body.ts';
import { oneLine } from '../../kit/text.ts';
import { bankErrors } from '../../money/bank/bank-errors.ts';
import { bankFormats } from './payments.ts';
import { proposalReasons } from './proposals.ts';

/** What can be wrong with a file of a bank. */
const bankFileCodes = Object.keys(bankErrors) as (keyof typeof bankErrors)[];

/** Of a file of a bank, in bytes. */
export const largestBankFile = 20 * 1024 * 1024;

const part = z.object({ invoice_id: z.int(), amount: z.int() });

/** Why a payment, or what is left of it, is of no invoice. */
export const asideReasons = ['paid_back', 'elsewhere'] as const;

const openInvoice = z.object({
  invoice_id: z.int(),
  customer_id: z.int(),
  number: z.string(),
  customer: z.string(),
  due: z.nullable(z.string()),
  open: z.int(),
});
export type OpenInvoiceShown = z.output<typeof openInvoice>;

const waiting = z.object({
  id: z.int(),
  day: z.string(),
  amount: z.int(),
  unmatched: z.int(),
  currency: z.string(),
  payer: z.string(),
  payer_account: z.string(),
  reference: z.string(),
  message: z.string(),
  /** The likeliest first. */
  proposals: z.array(
    z.object({
      reasons: z.array(z.enum(proposalReasons)),
      parts: z.array(z.extend(openInvoice, { amount: z.int() })),
    }),
  ),
  /** Whether the first of them is as good as sure. */
  is_clear: z.boolean(),
  /** The payments that it may take back, where it is below nothing. */
  reverses: z.array(z.object({ id: z.int(), day: z.string(), payer: z.string() })),
  /** Another company of the chain that has an invoice of its reference; null where none has. */
  other_company: z.nullable(z.string()),
});
export type WaitingPayment = z.output<typeof waiting>;

const match = z.object({
  id: z.int(),
  amount: z.int(),
  invoice_id: z.nullable(z.int()),
  /** Of the invoice. */
  number: z.string(),
  customer: z.string(),
  /** What of it settles nothing, and stays its customer's. */
  credit: z.int(),
  reason: z.string(),
  is_taken_back: z.boolean(),
  at: instant,
  by: z.nullable(z.string()),
});
export type PaymentMatch = z.output<typeof match>;

/** What was written, which can be taken back. */
const matched = data(z.object({ match_ids: z.array(z.int()) }));

/** How many payments stand on a page of what waits. */
export const waitingPerPage = 50;

/** What is paid to a company finds the invoices that it pays. Amounts in minor units. */
export const paymentCalls = {
  readFile: post('/v4/site/bank-files/read', {
    summary:
      'Reads a file of the bank, in base64: what it says is paid is entered once, and matched where its reference says of what it is',
    access: 'payments.write',
    body: z.object({
      name: oneLine(120),
      content: z.base64(),
      /** Somebody says that it is of the company, though it names another agreement. */
      is_ours: z.optional(z.boolean()),
    }),
    result: data(
      z.object({
        id: z.int(),
        format: z.enum(bankFormats),
        /** Whether the same file was read before: then nothing is done. */
        is_known: z.boolean(),
        payments: z.int(),
        amount: z.int(),
        /** How many are matched whole. */
        matched: z.int(),
        /** How many another file had brought. */
        known: z.int(),
      }),
    ),
    errors: [
      ...bankFileCodes,
      'payments.no_method',
      'payments.other_file',
      'payments.of_other_company',
      'payments.other_agreement',
      'payments.file_currency',
    ],
    largest: largestBody(largestBankFile),
  }),
  waiting: get('/v4/site/payments/waiting', {
    summary:
      'What was paid and is not matched, the oldest first, each with the invoices that it may be of and why; fifty on a page',
    access: 'payments.read',
    query: z.object({
      page: z.optional(idParam),
      /** The payment that stands first. */
      first: z.optional(idParam),
      bank_file_id: z.optional(idParam),
    }),
    result: z.object({
      data: z.array(waiting),
      meta: z.object({ total: z.int(), amount: z.int() }),
    }),
  }),
  open: get('/v4/site/payments/{id}/invoices', {
    summary: 'Invoices with something left to pay, by number, customer, plate or reference',
    access: 'payments.read',
    params: idParams,
    query: z.object({ q: z._default(oneLine(80), '') }),
    result: data(z.array(openInvoice)),
  }),
  matches: get('/v4/site/payments/{id}/matches', {
    summary: 'What of a payment is whose, by whom that was said, and what was taken back of it',
    access: 'payments.read',
    params: idParams,
    result: data(z.array(match)),
  }),
  match: post('/v4/site/payments/{id}/match', {
    summary: 'A payment, or a part of it, pays these invoices',
    access: 'payments.write',
    params: idParams,
    body: z.object({
      parts: z
        .array(z.extend(part, { amount: z.int().check(z.gte(1), z.lte(mostMoney)) }))
        .check(z.minLength(1), z.maxLength(50)),
    }),
    result: matched,
    errors: ['payments.more_than_left', 'payments.not_open', 'payments.other_currency'],
  }),
  putAside: post('/v4/site/payments/{id}/put-aside', {
    summary: 'What is left of a payment is of no invoice: it was paid back, or is booked elsewhere',
    access: 'payments.write',
    params: idParams,
    body: z.object({ reason: z.enum(asideReasons) }),
    result: matched,
    errors: ['payments.more_than_left', 'gift-cards.back_to_card'],
  }),
  reverse: post('/v4/site/payments/{id}/reverse', {
    summary:
      'What the bank takes back is this payment: what that had settled is open again, and both are done',
    access: 'payments.write',
    params: idParams,
    body: z.object({ payment_id: idParam }),
    result: matched,
    errors: ['payments.more_than_left', 'payments.not_its_reversal'],
  }),
  takeBack: post('/v4/site/payments/{id}/take-back', {
    summary: 'What was said of a payment was wrong: that part of it waits again',
    access: 'payments.write',
    params: idParams,
    body: z.object({ match_id: idParam }),
    result: done,
    errors: ['payments.taken_back', 'payments.given_back', 'payments.more_than_left'],
  }),
};
