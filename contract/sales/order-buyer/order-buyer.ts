import * as z from 'zod/mini';
import { data, get, idParams } from '../../kit/call.ts';

/** Whether anything is sold to whom an order is for. */
export const orderBuyerCalls = {
  buyer: get('/v4/site/orders/{id}/buyer', {
    summary:
      'Whether nothing, or no more on credit, is sold to whom an order is for, and what they owe',
    access: 'orders.read',
    params: idParams,
    result: data(
      z.object({
        blocked: z.boolean(),
        block_reason: z.string(),
        /** By how much they owe more than their limit with this order, in minor units; 0 where they do not, and to who may not see prices. */
        over: z.int(),
        /** What they owe the company on invoices, and what of it was to be paid before today; 0 to who may not see invoices. */
        owes: z.int(),
        overdue: z.int(),
      }),
    ),
  }),
};
