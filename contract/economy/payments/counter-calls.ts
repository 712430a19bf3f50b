import * as z from 'zod/mini';
import { data, get, idParams, post } from '../../kit/call.ts';
import { mostMoney } from '../../kit/most-money.ts';
import { oneLine } from '../../kit/text.ts';
import { counterMethod } from '../../money/counter-methods.ts';
import { giftCardRefusals } from '../../sales/gift-cards/gift-card-errors.ts';

/** What is open of an invoice, and by what it can be paid at the counter. */
const payable = z.object({
  /** In minor units; below zero what was paid too much. */
  open: z.int(),
  methods: z.array(counterMethod),
  /** By which of them was paid most at the site lately; null where nothing was. */
  usual: z.nullable(z.int()),
});
export type PayableInvoice = z.output<typeof payable>;

const made = data(z.object({ id: z.int() }));
/** A key of what somebody meant, made on the device: entered once, however often it is sent. */
const intent = z.uuid();

/** Invoices that are paid at the counter, without an order and without a file of the bank. Amounts in minor units. */
export const counterCalls = {
  payable: get('/v4/site/invoices/{id}/payment', {
    summary: 'What is open of an invoice, and by what it can be paid at the counter',
    access: 'orders.deposits',
    params: idParams,
    result: data(payable),
    errors: ['payments.not_open'],
  }),
  take: post('/v4/site/invoices/{id}/payment', {
    summary: 'What a customer pays of an invoice at the counter: all that is open of it, or a part',
    access: 'orders.deposits',
    params: idParams,
    body: z.object({
      intent,
      method_id: z.int(),
      amount: z.int().check(z.gte(1), z.lte(mostMoney)),
      reference: z._default(oneLine(60), ''),
      /** The number of the gift card that it is paid by, as it was typed or scanned. */
      gift_card: z.optional(oneLine(40)),
    }),
    result: made,
    errors: [
      'payments.not_open',
      'payments.more_than_open',
      'payments.other_currency',
      'order-deposits.no_coins',
      ...giftCardRefusals,
    ],
  }),
  takeBackTaken: post('/v4/site/payments/{id}/take-back-taken', {
    summary:
      'What was paid at the counter is paid back as it came, or was entered by mistake: what it had settled is open again',
    access: 'payments.write',
    params: idParams,
    body: z.object({ intent, reason: oneLine(200).check(z.minLength(1)) }),
    result: made,
    errors: ['payments.by_bank', 'payments.not_its_reversal', 'payments.more_than_left'],
  }),
};
