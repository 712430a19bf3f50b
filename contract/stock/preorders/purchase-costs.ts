import * as z from 'zod/mini';
import { data, get } from '../../kit/call.ts';
import { oneLine } from '../../kit/text.ts';
import { dayInput } from '../../kit/time/days.ts';

/** Ids of products as an address holds them. */
export const productIds = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,499}$/)),
  z.transform((text: string) => text.split(',').map(Number)),
);

/** What the lines of a pre-order begin with. */
export const purchaseCostCalls = {
  costs: get('/v4/site/preorder-agreements/costs', {
    summary: 'What products cost to buy of a supplier on a day, in minor units and without VAT',
    access: 'preorders.read',
    query: z.object({
      product_ids: productIds,
      supplier: z.optional(oneLine(60)),
      day: z.optional(dayInput()),
    }),
    result: data(
      z.object({ prices: z.array(z.object({ id: z.int(), price: z.nullable(z.int()) })) }),
    ),
  }),
};
