import * as z from 'zod/mini';
import { data, done, get, idParams, instant, post } from '../../kit/call.ts';
import { mostMoney } from '../../kit/most-money.ts';
import { askedStates } from './asked-rules.ts';

/** By what a customer is sent where to pay; `none` where the link is handed over otherwise. */
export const askedTransports = ['none', 'sms', 'mail'] as const;

const asked = z.object({
  state: z.enum(askedStates),
  /** What was asked, and what of it is left to pay, in minor units. */
  amount: z.int(),
  left: z.int(),
  at: instant,
  by: z.nullable(z.string()),
});

const standing = z.object({
  /** Whether the company can be paid online at all. */
  offered: z.boolean(),
  /** Null where nothing was ever asked. */
  asked: z.nullable(asked),
});
export type AskedStanding = z.output<typeof standing>;

/** A customer is asked to pay on an order by a link. */
export const askedPaymentCalls = {
  askedPayment: get('/v4/site/orders/{id}/asked-payment', {
    summary: 'What the customer of an order was last asked to pay by a link, and how that stands',
    access: 'orders.prices',
    params: idParams,
    result: data(standing),
  }),
  askPayment: post('/v4/site/orders/{id}/asked-payment', {
    summary:
      'Ask the customer of an order for a payment by a link, in place of what was asked before; the link is the same each time',
    access: 'orders.deposits',
    secret: true,
    params: idParams,
    body: z.object({
      amount: z.int().check(z.gte(1), z.lte(mostMoney)),
      transport: z.enum(askedTransports),
    }),
    result: data(z.object({ path: z.string() })),
    errors: [
      'common.wrong_state',
      'common.archived',
      'payment-links.no_provider',
      'payment-links.no_recipient',
    ],
  }),
  withdrawPayment: post('/v4/site/orders/{id}/asked-payment/withdraw', {
    summary: 'Ask the customer of an order for nothing more: the link says so',
    access: 'orders.deposits',
    params: idParams,
    body: z.object({}),
    result: done,
    errors: ['payment-links.not_asked'],
  }),
};
