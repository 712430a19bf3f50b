import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../../kit/call.ts';
import { dayInput } from '../../kit/time/days.ts';
import { preorderAgreements } from './preorder-agreements.ts';
import { purchaseCostCalls } from './purchase-costs.ts';
import { coveringCalls } from './covering.ts';

const quantity = z.int().check(z.gte(1), z.lte(999_999_999));
const key = z.uuid();

const stand = z.object({
  key,
  /** What sites have called off, and what of it has come. */
  called_off: z.int(),
  received: z.int(),
  site: z.nullable(z.object({ id: z.int(), name: z.string() })),
});

const callOff = z.object({
  id: z.int(),
  key,
  product: z.string(),
  site_id: z.int(),
  site: z.string(),
  /** The refill that it has become, at that site. */
  refill_id: z.int(),
  refill_number: z.string(),
  /** As it was called off, what of that counts now, and what has come. */
  asked: z.int(),
  quantity: z.int(),
  received: z.int(),
  wanted_on: z.string(),
  called_at: instant,
  by: z.nullable(z.string()),
  /** What the supplier owes because its price fell before it came; nothing where it does not pass that on. */
  falls: z.array(
    z.object({
      quantity: z.int(),
      since: z.string(),
      cost: z.int(),
      each: z.int(),
      amount: z.int(),
    }),
  ),
});
export type CallOff = z.output<typeof callOff>;

export const preorderCalls = {
  ...purchaseCostCalls,
  ...coveringCalls,
  sites: get('/v4/site/preorder-agreements/sites', {
    summary: 'The sites of the company, for which lines can be meant',
    access: 'preorders.read',
    result: data(z.array(z.object({ id: z.int(), name: z.string() }))),
  }),
  stand: get('/v4/site/preorder-agreements/{id}/call-offs', {
    summary: 'What of the lines of an agreement is called off and has come, and each call-off',
    access: 'preorders.read',
    params: idParams,
    result: data(z.object({ lines: z.array(stand), call_offs: z.array(callOff) })),
  }),
  callOff: post('/v4/site/preorder-agreements/{id}/call-off', {
    summary: 'Calls a part of an agreed line off: it becomes a refill of the warehouse, ordered',
    access: 'stock.refill',
    params: idParams,
    body: z.object({
      /** Made on the device: called off once, however often it is sent. */
      intent: z.uuid(),
      key,
      quantity,
      warehouse_id: idParam,
      wanted_on: dayInput(),
      /** Of a line that names none. */
      product_id: z._default(z.nullable(idParam), null),
    }),
    result: data(z.object({ refill_id: z.int() })),
    errors: [
      'preorders.more_than_agreed',
      'preorders.for_another_site',
      'preorders.no_product',
      'stock-levels.not_stocked',
      'common.wrong_state',
    ],
  }),
  redistribute: post('/v4/site/preorder-agreements/{id}/redistribute', {
    summary: 'Means what is not called off of a line, or a part of that, for another site',
    access: 'preorders.write',
    params: idParams,
    body: z.object({
      version: z.int(),
      key,
      quantity,
      /** Null: for any. */
      site_id: z.nullable(idParam),
    }),
    result: preorderAgreements.calls.one.result,
    errors: ['preorders.more_than_agreed', 'common.wrong_state', 'common.changed_elsewhere'],
  }),
};
