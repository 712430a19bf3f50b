import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant } from '../../kit/call.ts';
import { proposedPriceCalls } from './proposed-prices.ts';
import { priceStep } from './price-trace.ts';

/** Cost and margin are null to who may not know them, and the steps then show neither. */
const costs = { cost: z.nullable(z.int()), margin: z.nullable(z.int()) };

const priceAnswer = z.object({
  price: z.nullable(z.int()),
  ...costs,
  steps: z.array(priceStep),
});
export type PriceAnswer = z.output<typeof priceAnswer>;

/** What products cost those who buy them, and why. */
export const priceCalls = {
  ...proposedPriceCalls,
  ofProduct: get('/v4/site/products/{id}/price', {
    summary: 'What a product costs today, and each step to that price',
    access: 'products.read',
    params: idParams,
    query: z.object({ bonus_group_id: z.optional(idParam) }),
    result: data(priceAnswer),
  }),
};

const linePriceAnswer = z.object({
  key: z.uuid(),
  description: z.string(),
  /** Without VAT, in hundredths of a minor unit. */
  unit_price: z.int(),
  /** What was proposed; null where nobody knew a price. */
  proposed: z.nullable(z.int()),
  ...costs,
  steps: z.array(priceStep),
  priced_at: instant,
  /** Who charged another price than the one proposed, and when. */
  overridden: z.nullable(z.object({ by: z.nullable(z.string()), at: instant })),
});
export type LinePriceAnswer = z.output<typeof linePriceAnswer>;

export const linePriceCalls = {
  prices: get('/v4/site/orders/{id}/prices', {
    summary: 'Why the lines of an order cost what they do: as it was when each was priced',
    access: 'orders.prices',
    params: idParams,
    result: data(z.array(linePriceAnswer)),
  }),
};

/** What a rule does: to how many products, and which rules have equal right. */
export const priceRuleCalls = {
  effect: get('/v4/site/price-rules/{id}/effect', {
    summary: 'How many products a rule acts on today, and which rules it is in conflict with',
    access: 'pricing.read',
    params: idParams,
    result: data(
      z.object({
        products: z.int(),
        conflicts: z.array(z.object({ id: z.int(), name: z.string() })),
      }),
    ),
  }),
};

const simulated = z.object({
  id: z.int(),
  name: z.string(),
  cost_before: z.nullable(z.int()),
  cost: z.nullable(z.int()),
  price_before: z.nullable(z.int()),
  price: z.nullable(z.int()),
  margin: z.nullable(z.int()),
});
export type SimulatedPrice = z.output<typeof simulated>;

/** What a matrix would do if it held. */
export const purchaseMatrixCalls = {
  simulation: get('/v4/site/purchase-matrices/{id}/simulation', {
    summary: 'What of the prices of today a matrix would change, the largest changes first',
    access: 'pricing.read',
    params: idParams,
    result: data(
      z.object({
        products: z.int(),
        changed: z.int(),
        dearer: z.int(),
        cheaper: z.int(),
        items: z.array(simulated),
      }),
    ),
  }),
};
