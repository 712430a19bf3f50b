import * as z from 'zod/mini';
import { data, get, idParam, idParams } from '../../kit/call.ts';
import { verdicts } from '../../kit/document/follow-rules.ts';
import { productKinds } from '../../stock/products/product-kinds.ts';
import { lineLacks, orderLacks } from './auto-conditions.ts';
import { autoPers } from './auto-lines.ts';

const id = z.nullable(z.int());
const kind = z.enum(productKinds);

const rule = z.object({
  id: z.int(),
  name: z.string(),
  product: z.object({
    id: z.int(),
    kind,
    name: z.string(),
    price: z.nullable(z.int()),
    vat: z.string(),
  }),
  unless_product_id: id,
  per: z.enum(autoPers),
  quantity: z.int(),
  price: z.nullable(z.int()),
  text: z.string(),
  asks: z.boolean(),
  question: z.string(),
  must_stay: z.boolean(),
  priority: z.int(),
  kind: z.string(),
  type_id: id,
  brand_id: id,
  for_product_id: id,
  season: z.string(),
  inch_from: id,
  inch_to: id,
  customer_type: z.string(),
  bonus_group_id: id,
  country: z.string(),
  invoice_delivery: z.string(),
  sensors: z.string(),
  agreement: z.string(),
  service: z.string(),
  except_type_id: id,
  except_brand_id: id,
  except_product_id: id,
  valid_from: z.nullable(z.string()),
  valid_to: z.nullable(z.string()),
});

const product = z.object({
  id: z.int(),
  kind,
  type_id: z.int(),
  brand_id: id,
  season: z.string(),
  inch: id,
});

const facts = z.object({
  customer_type: z.string(),
  bonus_group_id: id,
  country: z.string(),
  invoice_delivery: z.string(),
  has_sensors: z.boolean(),
  has_agreement: z.boolean(),
  services: z.array(z.string()),
});

const ids = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,199}$/)),
  z.transform((text: string) => text.split(',').map(Number)),
);

/** What orders are filled up by while they are written. */
export const autoInputsCalls = {
  inputs: get('/v4/site/auto-product-rules', {
    summary:
      'The rules of what is added to orders, and what they ask of these products, of a customer, a car and a booking',
    access: 'orders.read',
    query: z.object({
      product_ids: z.optional(ids),
      customer_id: z.optional(idParam),
      car_id: z.optional(idParam),
      booking_id: z.optional(idParam),
    }),
    result: data(z.object({ rules: z.array(rule), products: z.array(product), facts })),
  }),
};

const tried = z.object({
  verdict: z.enum(verdicts),
  quantity: z.int(),
  /** Why it adds nothing to this order, whatever stands on it. */
  lacks: z.array(z.enum(orderLacks)),
  lines: z.array(
    z.object({
      key: z.string(),
      description: z.string(),
      /** Why it adds nothing for this line; nothing where it does. */
      lacks: z.array(z.enum([...lineLacks, 'text', 'added'])),
    }),
  ),
});
export type Tried = z.output<typeof tried>;

/** Whether a rule does what is meant. */
export const autoTrialCalls = {
  trial: get('/v4/site/auto-products/{id}/trial/{orderId}', {
    summary: 'What a rule would add to an order as it stands, and why',
    access: 'orders.read',
    params: z.extend(idParams, { orderId: idParam }),
    result: data(tried),
  }),
};
