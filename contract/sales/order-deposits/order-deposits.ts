import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../../kit/call.ts';
import { instantInput, measuredDay } from '../../kit/time/days.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { mostMoney } from '../../kit/most-money.ts';
import { oneLine } from '../../kit/text.ts';
import { counterMethod } from '../../money/counter-methods.ts';
import { giftCardRefusals } from '../gift-cards/gift-card-errors.ts';

export const orderDepositErrors = {
  'order-deposits.more_than_left': 409,
  'order-deposits.more_than_paid': 409,
  'order-deposits.taken_back': 409,
  'order-deposits.no_coins': 422,
} as const satisfies ErrorTable;

/** A line of the ledger as people read it. `paid` is what changed hands, `rounding` the part of it that settles nothing. */
const entry = z.object({
  id: z.int(),
  paid: z.int(),
  rounding: z.int(),
  method_id: z.int(),
  method: z.string(),
  reference: z.string(),
  note: z.string(),
  override: z.string(),
  paid_at: instant,
  by: z.nullable(z.string()),
  reverses: z.nullable(z.int()),
  /** Whether another line has taken it back. */
  taken_back: z.boolean(),
});
export type DepositEntry = z.output<typeof entry>;

const balance = z.object({
  gross: z.int(),
  paid: z.int(),
  left: z.int(),
  back: z.int(),
  /** Whether anything can be paid on it as it stands. */
  open: z.boolean(),
  methods: z.array(counterMethod),
  /** By which of them was paid most at the site lately; null where nothing was. */
  usual: z.nullable(z.int()),
  entries: z.array(entry),
});

/** A key of what somebody meant, made on the device: written once, however often it is sent. */
const intent = z.uuid();
const note = z._default(oneLine(200), '');
const payment = {
  intent,
  method_id: idParam,
  amount: z.int().check(z.gte(1), z.lte(mostMoney)),
  paid_at: instantInput(measuredDay),
  reference: z._default(oneLine(60), ''),
  note,
};
const made = data(z.object({ id: z.int() }));

/** What customers pay ahead on orders. Amounts in minor units. */
export const orderDepositCalls = {
  deposits: get('/v4/site/orders/{id}/deposits', {
    summary: 'What was paid ahead on an order and paid back, the newest first, and what is left',
    access: 'orders.prices',
    params: idParams,
    result: data(balance),
  }),
  takeDeposit: post('/v4/site/orders/{id}/deposits', {
    summary:
      'What a customer pays ahead on an order; more than is left is asked about (`override`)',
    access: 'orders.deposits',
    params: idParams,
    body: z.object({
      ...payment,
      override: z._default(z.boolean(), false),
      /** The number of the gift card that it is paid by, as it was typed or scanned. */
      gift_card: z.optional(oneLine(40)),
    }),
    result: made,
    errors: [
      'order-deposits.more_than_left',
      'order-deposits.no_coins',
      'common.wrong_state',
      ...giftCardRefusals,
    ],
  }),
  refundDeposit: post('/v4/site/orders/{id}/deposits/refund', {
    summary: 'What a customer is paid back of what they paid ahead',
    access: 'orders.deposits',
    params: idParams,
    body: z.object(payment),
    result: made,
    errors: ['order-deposits.more_than_paid', 'order-deposits.no_coins', 'gift-cards.back_to_card'],
  }),
  reverseDeposit: post('/v4/site/order-deposits/{id}/reverse', {
    summary: 'Takes back what was entered by mistake, by its opposite',
    access: 'orders.deposits',
    params: idParams,
    body: z.object({ intent, note }),
    result: made,
    errors: [
      'order-deposits.taken_back',
      'order-deposits.more_than_paid',
      'gift-cards.used_since',
      'gift-cards.back_to_card',
    ],
  }),
};
