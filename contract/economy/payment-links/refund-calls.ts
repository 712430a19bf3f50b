import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../../kit/call.ts';
import { mostMoney } from '../../kit/most-money.ts';
import { providers } from './online-payments.ts';

/** How what is given back at a provider stands. */
export const refundStates = ['pending', 'done', 'failed'] as const;

const paidOnline = z.object({
  /** Of the deposit that it became. */
  deposit_id: z.int(),
  provider: z.enum(providers),
  amount: z.int(),
  /** What of it can still be given back. */
  left: z.int(),
  paid_at: instant,
});
export type PaidOnline = z.output<typeof paidOnline>;

const refund = z.object({
  id: z.int(),
  provider: z.enum(providers),
  amount: z.int(),
  state: z.enum(refundStates),
  at: instant,
  by: z.nullable(z.string()),
});

/** What was paid online on an order is given back to where it came from. Amounts in minor units. */
export const onlineRefundCalls = {
  paidOnline: get('/v4/site/orders/{id}/online-payments', {
    summary: 'What was paid online on an order, and what of it was given back or is on its way',
    access: 'orders.prices',
    params: idParams,
    result: data(z.object({ payments: z.array(paidOnline), refunds: z.array(refund) })),
  }),
  refundOnline: post('/v4/site/orders/{id}/online-payments/refund', {
    summary:
      'Give a part of what was paid online on an order back to where it came from, by its provider',
    access: 'orders.deposits',
    params: idParams,
    body: z.object({
      intent: z.uuid(),
      deposit_id: idParam,
      amount: z.int().check(z.gte(1), z.lte(mostMoney)),
    }),
    result: data(z.object({ id: z.int(), state: z.enum(refundStates) })),
    errors: [
      'order-deposits.more_than_paid',
      'payment-links.not_offered',
      'payment-links.refund_pending',
    ],
  }),
};
