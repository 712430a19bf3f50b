import * as z from 'zod/mini';
import { data, get, idParam, idParams, post } from '../../kit/call.ts';
import { mostMoney } from '../../kit/most-money.ts';
import { oneLine } from '../../kit/text.ts';
import { instantInput, measuredDay } from '../../kit/time/days.ts';
import { paymentKinds } from '../../money/payment-methods.ts';
import { giftCardRefusals } from '../../sales/gift-cards/gift-card-errors.ts';
import { roundingDirections } from '../../money/payment-rounding.ts';
import { saleLine, salePayment, sellingAsks } from './sale-parts.ts';

/** A key of what somebody meant, made on the device: entered once, however often it is sent. */
const intent = z.uuid();
const amount = z.int().check(z.gte(1), z.lte(mostMoney));

/** By what is paid at a register, and to which coins: `step` in minor units. */
const registerMethod = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(paymentKinds),
  step: z.int(),
  direction: z.enum(roundingDirections),
});
export type RegisterMethod = z.output<typeof registerMethod>;

const standing = z.object({
  methods: z.array(registerMethod),
  currency: z.string(),
  /** Since its last Z report: what was counted for change, how many sales there are; null before it was counted. */
  float: z.nullable(z.int()),
  sales: z.int(),
  /** Sales of the paper book are entered now. */
  is_outage: z.boolean(),
  /** Of what was entered before today, there is no Z report yet. */
  is_left_open: z.boolean(),
  /** The last transaction that has a receipt. */
  last_nr: z.nullable(z.int()),
  /** Whether cards are taken by a terminal that its agent speaks to. */
  has_terminal: z.boolean(),
  /** What its company lacks to print a receipt by law. */
  lacks: z.array(z.enum(['name', 'org_number', 'address'])),
});
export type RegisterStanding = z.output<typeof standing>;

const orderToSell = z.object({
  number: z.string(),
  lines: z.array(z.object({ key: z.string(), description: z.string(), amount: z.int() })),
  gross: z.int(),
  ahead: z.int(),
  left: z.int(),
  /** It was sold or invoiced before, or is not done yet. */
  refused: z.nullable(z.enum(['sold', 'not_done'])),
});

const entered = data(z.object({ nr: z.int() }));

/** What is entered at a cash register. Amounts in minor units, with VAT. */
export const registerCalls = {
  standing: get('/v4/site/cash-registers/{id}/standing', {
    summary:
      'How a register stands: what it can be paid by, and what happened since its last Z report',
    access: 'cash.read',
    params: idParams,
    result: data(standing),
  }),
  order: get('/v4/site/cash-registers/{id}/orders/{order_id}', {
    summary: 'A finished order as it would be sold at a register, or why it is not',
    access: 'cash.sell',
    params: z.extend(idParams, { order_id: idParam }),
    result: data(orderToSell),
  }),
  sell: post('/v4/site/cash-registers/{id}/sales', {
    summary: 'Enters a whole sale with its payments, once for each intent; answers its number',
    access: 'cash.sell',
    params: idParams,
    body: z.object({
      intent,
      /** A finished order that is sold as it stands, instead of lines. */
      order_id: z.optional(idParam),
      lines: z._default(z.array(saleLine).check(z.maxLength(200)), []),
      /** Rules whose lines were left out. */
      left_out: z._default(z.array(idParam).check(z.maxLength(200)), []),
      /** The receipt of the paper book that it was sold by, while the system was away. */
      paper: z.optional(
        z.object({ nr: oneLine(20).check(z.minLength(1)), at: instantInput(measuredDay) }),
      ),
      /** Why something goes for less than its floor. */
      price_reason: z._default(oneLine(200), ''),
      payments: z.array(salePayment).check(z.maxLength(10)),
      /** Goes on in spite of what was asked about: of all of it, or of these codes. */
      override: z._default(z.boolean(), false),
      overrides: z.optional(z.array(z.enum(sellingAsks))),
    }),
    result: entered,
    errors: [
      'cash-registers.closed',
      'cash-registers.entered',
      'cash-registers.count_float',
      'cash-registers.not_paid',
      'cash-registers.more_than_left',
      'cash-registers.not_in_register',
      'cash-registers.no_drawer',
      'cash-registers.no_seller',
      'cash-registers.for_practice',
      'cash-registers.not_done',
      'cash-registers.sold',
      'cash-registers.paper_needed',
      'cash-registers.no_outage',
      'cash-registers.paper_entered',
      'cash-registers.by_terminal',
      'cash-registers.not_charged',
      'vat-codes.none',
      'vat-codes.no_rate_then',
      'common.amount_too_large',
      'orders.no_price_reason',
      'orders.discount_too_large',
      'orders.margin_too_small',
      'auto-products.lacking',
      ...sellingAsks,
      ...giftCardRefusals,
    ],
  }),
  takeBack: post('/v4/site/cash-registers/{id}/returns', {
    summary:
      'Enters that goods of a receipt came back, whole or in part, and how they are paid back',
    access: 'cash.return',
    params: idParams,
    body: z.object({
      intent,
      /** The transaction that sold them. */
      of_nr: idParam,
      lines: z
        .array(z.object({ position: z.int().check(z.gte(0)), quantity: z.int().check(z.gte(1)) }))
        .check(z.minLength(1), z.maxLength(200)),
      payments: z.array(salePayment).check(z.maxLength(10)),
      reason: oneLine(200).check(z.minLength(1)),
    }),
    result: entered,
    errors: [
      'cash-registers.closed',
      'cash-registers.entered',
      'cash-registers.count_float',
      'cash-registers.not_paid',
      'cash-registers.more_than_left',
      'cash-registers.not_in_register',
      'cash-registers.no_drawer',
      'cash-registers.no_seller',
      'cash-registers.no_such_line',
      'cash-registers.by_terminal',
      'cash-registers.not_charged',
      'common.more_than_left',
    ],
  }),
  move: post('/v4/site/cash-registers/{id}/money', {
    summary:
      'Enters what is counted for change when a day begins, and money put into the drawer or taken out',
    access: 'cash.sell',
    params: idParams,
    body: z.object({
      intent,
      kind: z.enum(['float', 'pay_in', 'pay_out']),
      amount: z.int().check(z.gte(0), z.lte(mostMoney)),
      reason: z._default(oneLine(200), ''),
    }),
    result: entered,
    errors: [
      'cash-registers.closed',
      'cash-registers.count_float',
      'cash-registers.float_counted',
      'cash-registers.no_drawer',
      'cash-registers.no_coins',
      'cash-registers.explain',
    ],
  }),
  note: post('/v4/site/cash-registers/{id}/events', {
    summary: 'Writes down what happened at a register without a sale; what it was about with VAT',
    access: 'cash.sell',
    params: idParams,
    body: z.object({
      intent,
      kind: z.enum([
        'drawer_opened',
        'line_removed',
        'dropped',
        'price_asked',
        'parked',
        'taken_back',
        'outage_began',
        'outage_ended',
      ]),
      amount: z._default(z.int().check(z.gte(0), z.lte(mostMoney)), 0),
      group: z._default(z.enum(['goods', 'work']), 'goods'),
      text: z._default(oneLine(200), ''),
    }),
    result: entered,
    errors: ['cash-registers.closed', 'cash-registers.no_drawer', 'cash-registers.explain'],
  }),
  copy: post('/v4/site/cash-registers/{id}/receipts/{nr}/copy', {
    summary: 'Writes down that the one copy of a receipt is printed',
    access: 'cash.sell',
    params: z.extend(idParams, { nr: idParam }),
    body: z.object({ intent }),
    result: entered,
    errors: ['cash-registers.copied', 'cash-registers.closed'],
  }),
  x: post('/v4/site/cash-registers/{id}/x', {
    summary: 'Makes an X report: the sums since the last Z report, which stay as they are',
    access: 'cash.close_day',
    params: idParams,
    body: z.object({ intent }),
    result: entered,
    errors: ['cash-registers.closed'],
  }),
  z: post('/v4/site/cash-registers/{id}/z', {
    summary:
      'Makes the Z report that ends a day: with what was counted in the drawer, and why that differs',
    access: 'cash.close_day',
    params: idParams,
    body: z.object({
      intent,
      counted: z
        .array(z.object({ value: amount, count: z.int().check(z.gte(0), z.lte(100_000)) }))
        .check(z.maxLength(20)),
      explanation: z._default(oneLine(200), ''),
    }),
    result: entered,
    errors: [
      'cash-registers.closed',
      'cash-registers.nothing_since',
      'cash-registers.charges_open',
      'cash-registers.differs',
      'cash-registers.no_coins',
    ],
  }),
};
