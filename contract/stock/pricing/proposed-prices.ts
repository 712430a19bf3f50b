import * as z from 'zod/mini';
import { data, get, idParam } from '../../kit/call.ts';
import { dayInput } from '../../kit/time/days.ts';
import { productIds } from '../products/product-ids.ts';

const day = z.optional(dayInput());

/** What the lines of a document begin with. By itself, because every document wants it and nothing else of prices. */
export const proposedPriceCalls = {
  proposed: get('/v4/site/prices', {
    summary: 'What products cost a customer on a day, in minor units and without VAT',
    access: 'orders.prices',
    query: z.object({ product_ids: productIds, customer_id: z.optional(idParam), day }),
    result: data(
      z.object({ prices: z.array(z.object({ id: z.int(), price: z.nullable(z.int()) })) }),
    ),
  }),
};
