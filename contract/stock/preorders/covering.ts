import * as z from 'zod/mini';
import { data, get } from '../../kit/call.ts';
import { productIds } from './purchase-costs.ts';

const covering = z.object({
  /** That of the line. */
  key: z.uuid(),
  product_id: z.int(),
  agreement_id: z.int(),
  number: z.string(),
  supplier: z.string(),
  /** What can still be called off, and what one costs, in hundredths of a minor unit. */
  left: z.int(),
  unit_price: z.int(),
  until: z.nullable(z.string()),
});
export type Covering = z.output<typeof covering>;

/** By itself, for who wants to know of agreements no more than that there is one. */
export const coveringCalls = {
  covering: get('/v4/site/preorder-agreements/covering', {
    summary: 'The active agreements by which the caller’s site can call off products',
    access: 'preorders.read',
    query: z.object({ product_ids: productIds }),
    result: data(z.array(covering)),
  }),
};
