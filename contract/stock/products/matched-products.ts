import * as z from 'zod/mini';
import { data, post } from '../../kit/call.ts';
import { oneLine } from '../../kit/text.ts';
import { productKinds } from './product-kinds.ts';

/** No more are asked for at once. */
const mostMeant = 200;

const product = z.object({
  id: z.int(),
  kind: z.enum(productKinds),
  name: z.string(),
  price: z.nullable(z.int()),
  vat: z.string(),
});

/** What the lines of a document begin with that are pasted or scanned. By itself, as the proposed prices are. */
export const matchedProductCalls = {
  matched: post('/v4/site/products/matched', {
    summary:
      'Which product each of many texts alone means: by its number, EAN or name, or because nothing else is found',
    access: 'products.read',
    body: z.object({
      texts: z.array(oneLine(200)).check(z.minLength(1), z.maxLength(mostMeant)),
    }),
    result: data(
      z.object({
        /** In the order of the texts: null where there is none, or several. */
        found: z.array(z.object({ id: z.nullable(z.int()), several: z.boolean() })),
        rows: z.array(product),
      }),
    ),
    // It only looks.
    keyless: true,
  }),
};
