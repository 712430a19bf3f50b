import * as z from 'zod/mini';
import { data, get, idParam, idParams, post } from '../../kit/call.ts';
import { email, phone } from '../../kit/fields.ts';
import { oneLine } from '../../kit/text.ts';

/** How a customer has a receipt without paper: by mail, by SMS, or by a code that they scan from the screen. */
export const receiptWays = ['mail', 'sms', 'qr'] as const;

/** Where a receipt goes by mail or SMS. */
export const receiptReaches = {
  mail: email({ required: true }).schema,
  sms: phone({ required: true }).schema,
};

/** Receipts that customers have without paper. */
export const sentReceiptCalls = {
  sendReceipt: post('/v4/site/cash-registers/{id}/receipts/{nr}/send', {
    summary:
      'Gives a receipt to its customer without paper, once for each intent; what was printed before is sent as its one copy',
    access: 'cash.sell',
    secret: true,
    params: z.extend(idParams, { nr: idParam }),
    body: z.object({
      intent: z.uuid(),
      way: z.enum(receiptWays),
      /** Where to; nowhere of a code. */
      to: z._default(oneLine(254), ''),
    }),
    result: data(z.object({ path: z.string() })),
    errors: ['cash-registers.copied', 'cash-registers.closed'],
  }),
  receiptPaper: get('/v3/receipts/{code}', {
    summary: 'A receipt for anyone who has its address',
    access: 'public',
    params: z.object({ code: z.string().check(z.maxLength(100)) }),
    result: z.unknown(),
    answers: 'file',
    errors: ['cash-registers.too_many', 'cash-registers.receipt_ended'],
  }),
};
