import * as z from 'zod/mini';
import { data, done, get, idParams, post } from '../../kit/call.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { paymentPage, paymentPaperPath } from './first-call.ts';
import { codeParams, opening } from './linked-invoice.ts';
import { linkedPayment } from './linked-order.ts';

/** The address at which a customer sees and pays an invoice. */
export const paymentLinkCalls = {
  makeLink: post('/v4/site/invoices/{id}/payment-link', {
    summary:
      'The address at which the customer of an issued invoice sees and pays it; the same until it is closed',
    access: 'invoices.write',
    secret: true,
    params: idParams,
    body: z.object({}),
    result: data(z.object({ path: z.string() })),
    errors: ['common.wrong_state'],
  }),
  closeLink: post('/v4/site/invoices/{id}/payment-link/close', {
    summary:
      'Close the links at which the customer of an invoice sees and pays it; the next one is another',
    access: 'invoices.write',
    params: idParams,
    body: z.object({}),
    result: done,
    errors: ['payment-links.no_link'],
  }),
  paymentPage: get(paymentPage.path, {
    summary:
      'An invoice, or what is asked on an order, for anyone who has its link: what is left to pay, and how',
    access: 'public',
    params: codeParams,
    result: data(linkedPayment),
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
  'payment-links.closed': 410,
  'payment-links.no_link': 409,
  'payment-links.nothing_to_pay': 409,
  'payment-links.no_provider': 409,
  'payment-links.no_recipient': 422,
  'payment-links.not_asked': 409,
  'payment-links.refund_pending': 409,
  'payment-links.disputed': 409,
  'payment-links.not_disputed': 409,
  'payment-links.not_offered': 409,
  'payment-links.not_reached': 502,
  'payment-links.keys_refused': 409,
  'payment-links.no_number': 422,
} as const satisfies ErrorTable;
