import * as z from 'zod/mini';
import { data, done, get, idParams, instant, post } from '../../kit/call.ts';
import { manyLines } from '../../kit/text.ts';
import { codeParams, linkedInvoice, opening } from './linked-invoice.ts';

/** What may be wrong with an invoice. */
export const disputeReasons = ['amount', 'not_ordered', 'not_done', 'paid', 'other'] as const;

const dispute = z.object({
  reason: z.enum(disputeReasons),
  said: z.string(),
  at: instant,
});

/** What the customer of an invoice says is wrong with it, until a site has settled that. */
export const disputeCalls = {
  dispute: post('/v3/payments/{code}/dispute', {
    summary:
      'The customer says what is wrong with an invoice: it is not reminded of until that is settled',
    access: 'public',
    params: codeParams,
    body: z.object({
      /** Made once for each press: sent again, it is the same one. */
      key: z.uuid(),
      reason: z.enum(disputeReasons),
      said: manyLines(1000),
    }),
    result: data(linkedInvoice),
    errors: [...opening, 'payment-links.nothing_to_pay', 'payment-links.disputed'],
  }),
  disputeOf: get('/v4/site/invoices/{id}/dispute', {
    summary:
      'What the customer of an invoice says is wrong with it, as long as nobody has settled that',
    access: 'invoices.read',
    params: idParams,
    result: data(z.nullable(dispute)),
  }),
  settleDispute: post('/v4/site/invoices/{id}/dispute/settle', {
    summary: 'What was wrong with an invoice is settled: it is reminded of again',
    access: 'invoices.write',
    params: idParams,
    body: z.object({}),
    result: done,
    errors: ['payment-links.not_disputed'],
  }),
};
