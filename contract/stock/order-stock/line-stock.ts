import * as z from 'zod/mini';
import { data, get, idParam } from '../../kit/call.ts';
import { productIds } from '../products/product-ids.ts';

/** What stands of a product where lines are sold. Quantities in thousandths. */
const lineStock = z.object({
  id: z.int(),
  /** In all warehouses of the site, less what is kept for anybody. */
  free: z.int(),
  kept: z.int(),
  /** Kept for the order that was asked for, or delivered by it. */
  covered: z.int(),
  /** Ordered or sent to the site, and not here yet. */
  expected: z.int(),
  /** Free at other sites of the chain. */
  elsewhere: z.array(z.object({ site: z.string(), free: z.int() })),
});

/** What stands of what lines are about. By itself, as the proposed prices are. */
export const lineStockCalls = {
  standing: get('/v4/site/product-stock', {
    summary:
      'How much of products is free, kept, expected and free at other sites, of those that are kept in stock',
    access: 'stock.read',
    query: z.object({ product_ids: productIds, order_id: z.optional(idParam) }),
    result: data(z.array(lineStock)),
  }),
};
